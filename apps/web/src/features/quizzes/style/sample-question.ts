import { type Question, questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { newKey } from '../../../lib/new-key.ts'
import type { Translate } from '../../../lib/texts/index.ts'

/** A question for a quiz that has none yet, in the reader's language. */
export const sampleQuestion = (t: Translate): Question => {
  const made = questionTypes.single_answer.create(newKey)
  const texts = [t('quizzes.style_sample_one'), t('quizzes.style_sample_two')]
  return {
    ...made,
    name: t('quizzes.style_sample'),
    answers: made.answers.map((answer, at) => ({ ...answer, text: texts[at] ?? '' })),
  }
}
