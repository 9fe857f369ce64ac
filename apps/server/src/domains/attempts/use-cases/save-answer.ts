import type { AnswerPayloadBody } from '@lectern/contract/attempts/answer-payload'
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
  /** Whether there is something in it: a choice that was taken back is stored, and is no answer. */
  readonly isAnswered: boolean
}

/**
 * Stores one answer of a running attempt. A number that was sent before changes nothing and is acknowledged all the
 * same, so that a device may repeat until it hears of it (PRODUCT.md, "Nothing is ever lost").
 *
 * @throws CallError foreign_answer (422) when question or options are not of this attempt; the earlier answer stays
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
  const arrangement = arrangementOf(pinned.attempt, question)
  const isAnswered = questionTypeOf(question).validate(question, arrangement, change.answer) === null
  return { ...written, question, seq: change.seq, isAnswered }
}

/** The change that a payload asks for, checked against the attempt's own version of the question. */
export const readChange = (
  { attempt, version }: PinnedAttempt,
  payload: AnswerPayloadBody,
  now: Date,
): { change: AnswerChange; question: Question } => {
  const question = version.questionsById.get(payload.quiz_question_id)
  if (!question) throw new CallError('foreign_answer', { fields: { quiz_question_id: ['foreign_answer'] } })
  const answer = questionTypeOf(question).readAnswer(question, arrangementOf(attempt, question), payload)
  if (answer === null) throw new CallError('foreign_answer', { fields: { answer_ids: ['foreign_answer'] } })
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

let lastNumber = 0

/** A number above every earlier one of this process, for callers that do not number their changes. */
const newestNumber = (now: Date): number => {
  lastNumber = Math.max(lastNumber + 1, now.getTime() * 1000)
  return lastNumber
}
