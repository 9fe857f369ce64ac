import { nameOfRow, type Answer } from '../../shared/answer.ts'
import { gradeParts } from '../../shared/grade-parts.ts'
import type { Grade } from '../../question-type.ts'
import type { ImageLabelsQuestion } from './question.ts'

/** Every label with its place. */
export const rightLabels = ({ answers }: Pick<ImageLabelsQuestion, 'answers'>): Answer =>
  answers.flatMap(({ id, statement_id }) => (statement_id === null ? [] : [{ statement_id, answer_id: id }]))

/** Every pair that a learner could make. */
export const possibleLabels = ({ statements, answers }: ImageLabelsQuestion): Answer =>
  statements.flatMap((place) => answers.map((each) => ({ statement_id: place.id, answer_id: each.id })))

/** Right when every place has its label. Each right label earns its points; a wrong one takes the place of a right one. */
export const gradeImageLabels = (question: ImageLabelsQuestion, answer: Answer): Grade => {
  const given = new Set(answer.map(nameOfRow))
  const right = question.answers.flatMap(({ id, statement_id, points }) =>
    statement_id === null ? [] : [{ points, isGiven: given.has(nameOfRow({ statement_id, answer_id: id })) }],
  )
  const wrong = given.size - right.filter(({ isGiven }) => isGiven).length
  return gradeParts({ points: question.points, right, wrong, wrongPossible: 0 })
}
