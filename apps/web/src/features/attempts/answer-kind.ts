import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { defineKind, isOfKind, type Change, type OutboxKind } from '../../lib/outbox/index.ts'
import { saveAnswer } from './api.ts'

/** One answer on its way to the server. */
export interface AnswerWork {
  lesson: number
  attempt: number
  question: string
  answer: Answer
  /** It is no draft any more: the learner goes on with it, or asks for its result. */
  gives?: 'answer' | 'check'
}

/** The same as earlier versions of the web kept it on the device: the picked options alone. */
interface EarlierAnswerWork extends Omit<AnswerWork, 'answer'> {
  answer: { answer_ids: readonly string[] }
}

/** Under this every answer of an attempt is kept on the device. */
export const attemptPrefix = (attempt: number): string => `attempt-answer:${attempt}:`

export const answerEntity = (attempt: number, question: string): string => attemptPrefix(attempt) + question

const send: OutboxKind<AnswerWork>['send'] = async ({ payload, device, seq }, options) => {
  const { lesson, attempt, question, answer, gives } = payload
  const body = {
    quiz_question_id: question,
    answers: [...answer],
    device,
    seq,
    ...(gives === 'answer' && { is_answer: true }),
    ...(gives === 'check' && { is_check: true }),
  }
  const reply = await saveAnswer.answer({ params: { lesson, attempt }, body }, options)
  return { at: new Date(reply.body.quiz_question.saved_at), body: reply.body }
}

const pauses = { shortest: 250, ofRow: 10, longest: 2_500 } as const

/**
 * How long an answer waits for a later change, in milliseconds: one of hundreds of rows, of which each press sends all, goes
 * out a few times a minute. On the device it is at once.
 */
const settle = ({ answer, gives }: AnswerWork): number =>
  gives ? 0 : Math.min(pauses.longest, Math.max(pauses.shortest, answer.length * pauses.ofRow))

/** Answers go under their device and number, which the server takes once (docs/decisions/0004). */
export const answerKind = defineKind<AnswerWork>({ name: 'answer@2', settle, send })

const today = ({ answer, ...work }: EarlierAnswerWork): AnswerWork => ({
  ...work,
  answer: answer.answer_ids.map((answer_id) => ({ answer_id })),
})

/** What an earlier version of the web left on the device. */
export const earlierAnswerKind = defineKind<EarlierAnswerWork>({
  name: 'answer',
  send: (change, options) => send({ ...change, payload: today(change.payload) }, options),
})

/** The answer that a change brings, also one of an earlier version; undefined for other kinds of work. */
export const answerWorkOf = (change: Change): AnswerWork | undefined => {
  if (isOfKind(change, answerKind)) return change.payload
  return isOfKind(change, earlierAnswerKind) ? today(change.payload) : undefined
}
