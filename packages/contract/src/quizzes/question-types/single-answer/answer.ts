import { type ChoiceAnswer, readChoice } from '../choice.ts'
import type { AnswerPayload } from '../question-type.ts'
import type { PublicSingleAnswer } from './public-question.ts'

/** One option or none; two picks for a single answer are refused, the earlier answer stays. */
export const readSingleAnswer = (
  question: PublicSingleAnswer,
  payload: AnswerPayload,
): ChoiceAnswer | null => {
  const answer = readChoice(question, payload)
  return answer && answer.answer_ids.length <= 1 ? answer : null
}
