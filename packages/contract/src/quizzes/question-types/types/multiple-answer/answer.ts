import type { Answer, ReadAnswer } from '../../shared/answer.ts'
import { readChoice } from '../../shared/choice.ts'
import type { PublicMultipleAnswer } from './public-question.ts'

/** Any number of the question's options. */
export const readMultipleAnswer = (question: PublicMultipleAnswer, rows: Answer): ReadAnswer =>
  readChoice(question, rows)
