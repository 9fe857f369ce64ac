import type { AnswerPayloadBody } from '@lectern/contract/attempts/answer-payload'
import { rowsOfPayload } from '@lectern/contract/attempts/rules/answer-rows'
import type { Answer } from '@lectern/contract/quizzes/question-types/answer'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { CallError } from '../../../platform/http/call-error.ts'
import type { AnswerChange, AnswerWriter, WrittenAnswer } from '../answer-writer.ts'
import { arrangementOf } from '../attempts.presenter.ts'
import type { PinnedAttempt } from '../pinned-attempts.ts'

/** A stored answer, as the caller is told of it. */
export interface SavedAnswer extends WrittenAnswer {
  readonly question: Question
  readonly seq: number
  readonly answer: Answer
}

/**
 * Stores one answer of a running attempt. A number that was sent before changes nothing and is acknowledged all the
 * same, so that a device may repeat until it hears of it (PRODUCT.md, "Nothing is ever lost").
 *
 * @throws CallError foreign_answer (422) when question or rows are not of this attempt; the earlier answer stays
 * @throws CallError attempt_finished (409)
 */
export const saveAnswer = async (
  write: AnswerWriter,
  pinned: PinnedAttempt,
  payload: AnswerPayloadBody,
  now: Date,
): Promise<SavedAnswer> => {
  const { change, question } = readChange(pinned, payload, now)
  const written = await write(change)
  if (written.outcome === 'closed') throw new CallError('attempt_finished')
  return { ...written, question, seq: change.seq, answer: change.answer }
}

/** The change that a payload asks for, checked against the attempt's own version of the question. */
export const readChange = (
  { attempt, version }: PinnedAttempt,
  payload: AnswerPayloadBody,
  now: Date,
): { change: AnswerChange; question: Question } => {
  const question = version.questionsById.get(payload.quiz_question_id)
  if (!question) throw new CallError('foreign_answer', { fields: { quiz_question_id: ['foreign_answer'] } })
  const arrangement = arrangementOf(attempt, question)
  const read = questionTypeOf(question).readAnswer(question, arrangement, rowsOfPayload(payload))
  if ('refusal' in read)
    throw new CallError('foreign_answer', { fields: { [fieldOf(payload)]: [read.refusal] } })
  const { answer } = read
  const { device, seq } = payload
  return {
    question,
    change: {
      attemptId: attempt.id,
      questionId: question.id,
      answer,
      device,
      seq: seq ?? newestNumber(now),
      at: now,
    },
  }
}

/** The field in which the answer came. */
const fieldOf = ({ answer_ids, answers }: AnswerPayloadBody): keyof AnswerPayloadBody => {
  if (answer_ids.length > 0) return 'answer_ids'
  return answers.length > 0 ? 'answers' : 'text_answer'
}

let lastNumber = 0

/** A number above every earlier one of this process, for callers that do not number their changes. */
const newestNumber = (now: Date): number => {
  lastNumber = Math.max(lastNumber + 1, now.getTime() * 1000)
  return lastNumber
}
