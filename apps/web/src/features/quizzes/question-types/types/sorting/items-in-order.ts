import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { QuestionOf } from '../../question-view.ts'

type Sorting = QuestionOf<'sorting'>

/** The items as the answer orders them; those that it leaves out stand behind, as they are shown. */
export const itemsInOrder = ({ answers }: Sorting, answer: Answer): Sorting['answers'] => {
  const placed = answer.flatMap((row) => answers.filter(({ id }) => id === row.answer_id))
  return [...placed, ...answers.filter((item) => !placed.includes(item))]
}
