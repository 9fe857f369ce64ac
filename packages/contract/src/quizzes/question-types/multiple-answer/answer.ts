import { type ChoiceAnswer, readChoice } from '../choice.ts'
import type { AnswerPayload } from '../question-type.ts'
import type { PublicMultipleAnswer } from './public-question.ts'

/** Any number of the question's options. */
export const readMultipleAnswer = (
  question: PublicMultipleAnswer,
  payload: AnswerPayload,
): ChoiceAnswer | null => readChoice(question, payload)
