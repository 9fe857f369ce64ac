import type { AnswerPayloadBody } from '@lectern/contract/attempts/answer-payload'
import type { ErrorCode } from '@lectern/contract/catalogue'
import { rowsOfPayload } from '@lectern/contract/attempts/rules/answer-rows'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { filesOfAnswers, foreignFiles, takesFiles } from '../answer-files.ts'
import type { AnswerChange, AnswerWriter, WrittenAnswer } from '../answer-writer.ts'
import { arrangementOf } from '../attempts.presenter.ts'
import { secondsOf } from '../clocks/start-question-clock.ts'
import { isShownFirst, refuseUnshown } from '../competition/refuse-competition.ts'
import type { PinnedAttempt } from '../pinned-attempts.ts'

/** A stored answer, as the caller is told of it. */
export interface SavedAnswer extends WrittenAnswer {
  readonly question: Question
  readonly seq: number
  readonly answer: Answer
}

/** Where answers are stored. */
export interface AnswerStore {
  readonly db: ReadDatabase
  readonly write: AnswerWriter
  /** Notes which files the answers of an attempt have now. */
  readonly place: (attempt: PinnedAttempt['attempt']) => Promise<void>
  /** Tells the other devices of the learner that an answer is another one. */
  readonly tell: (attempt: PinnedAttempt['attempt']) => Promise<void>
  /** Ends an attempt whose time is up. */
  readonly end: (pinned: PinnedAttempt, now: Date) => Promise<void>
  /** Starts the clock of a question that has one, unless it runs. */
  readonly startClock: (pinned: PinnedAttempt, question: Question, now: Date) => Promise<void>
}

/**
 * Stores one answer of a running attempt. A number that was sent before changes nothing and is acknowledged all the
 * same, so that a device may repeat until it hears of it (PRODUCT.md, "Nothing is ever lost").
 *
 * @throws CallError foreign_answer (422) when question or rows are not of this attempt; the earlier answer stays
 * @throws CallError attempt_finished, time_expired, question_time_expired, question_not_shown, answer_final (409)
 */
export const saveAnswer = async (
  { db, write, place, tell, end, startClock }: AnswerStore,
  pinned: PinnedAttempt,
  payload: AnswerPayloadBody,
  now: Date,
): Promise<SavedAnswer> => {
  const { change, question } = readChange(pinned, payload, now)
  await refuseForeignFiles(db, pinned, [{ payload, change }])
  if (isUnclocked(pinned, question))
    await (isShownFirst(pinned)
      ? refuseUnshown(db, pinned, [question.id])
      : startClock(pinned, question, now))
  const written = await write(change)
  if (written.outcome === 'expired') await end(pinned, now)
  const refusal = refusals[written.outcome]
  if (refusal) throw new CallError(refusal)
  if (written.outcome === 'taken' && takesFiles(question)) await place(pinned.attempt)
  // A crowd of people with one device each tells nothing: notifications commit one after the other.
  if (written.outcome === 'taken' && written.isShared) await tell(pinned.attempt)
  return { ...written, question, seq: change.seq, answer: change.answer }
}

/** Whoever answers without having started the clock of the question starts it by that; not in a competition. */
const isUnclocked = ({ attempt, version }: PinnedAttempt, question: Question): boolean =>
  secondsOf(version.settings, question) !== null && attempt.questionStates[question.id]?.ends_at === undefined

const refusals: { readonly [Outcome in WrittenAnswer['outcome']]?: ErrorCode } = {
  closed: 'attempt_finished',
  expired: 'time_expired',
  question_expired: 'question_time_expired',
  final: 'answer_final',
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

/** @throws CallError foreign_answer when one of the files is not the answering person's */
export const refuseForeignFiles = async (
  db: ReadDatabase,
  { attempt }: PinnedAttempt,
  all: readonly { readonly payload: AnswerPayloadBody; readonly change: AnswerChange }[],
): Promise<void> => {
  const foreign = await foreignFiles(
    db,
    attempt,
    all.map(({ change }) => change),
  )
  const refused = all.find(({ change }) => filesOfAnswers([change]).some((uuid) => foreign.has(uuid)))
  if (refused)
    throw new CallError('foreign_answer', { fields: { [fieldOf(refused.payload)]: ['foreign_answer'] } })
}

/** The field in which the answer came. */
const fieldOf = ({ answer_ids, answers, files }: AnswerPayloadBody): keyof AnswerPayloadBody => {
  if (answer_ids.length > 0) return 'answer_ids'
  if (answers.length > 0) return 'answers'
  return files.length > 0 ? 'files' : 'text_answer'
}

let lastNumber = 0

/** A number above every earlier one of this process, for callers that do not number their changes. */
export const newestNumber = (now: Date): number => {
  lastNumber = Math.max(lastNumber + 1, now.getTime() * 1000)
  return lastNumber
}
