import type { Arrangement } from '@lectern/contract/quizzes/question-types/question-type'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReadDatabase, Transaction, Database } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { QuizRow, QuizVersionRow } from '../../quizzes/index.ts'
import * as repository from '../attempts.repository.ts'

export interface StartRequest extends Omit<repository.Place, 'quizId'> {
  /** The quiz as it is now. */
  readonly quiz: QuizRow
  /** Pins the quiz as it is now, when nobody has started on this revision before. */
  readonly pin: (quiz: QuizRow, now: Date) => Promise<Pick<QuizVersionRow, 'id' | 'content'>>
  readonly now: Date
  readonly random: () => number
}

/**
 * Starts an attempt on the quiz as it is now, or answers the one in process. Chance is rolled here, once, and stored.
 * Of several starts at the same moment one begins an attempt and the others get it (document 002 §4, THREATS T14, T15).
 *
 * @throws CallError quiz_not_ready, attempts_used_up
 */
export const startAttempt = async (db: Database, request: StartRequest): Promise<repository.AttemptRow> => {
  const { quiz, now } = request
  const { attempt, isUnlimited } = await prepareAttempt(request)
  const begun = isUnlimited
    ? await repository.insertAttempt(db, attempt, now)
    : await db.transaction((tx) => beginWithinLimit(tx, quiz, attempt, now))
  return begun ?? runningAttempt(db, attempt)
}

/** Starts an attempt as a part of what a transaction does; otherwise as `startAttempt`. */
export const startAttemptWithin = async (
  tx: Transaction,
  request: StartRequest,
): Promise<repository.AttemptRow> => {
  const { attempt } = await prepareAttempt(request)
  return (await beginWithinLimit(tx, request.quiz, attempt, request.now)) ?? runningAttempt(tx, attempt)
}

const prepareAttempt = async ({ quiz, pin, now, random, userId, lessonId }: StartRequest) => {
  const version = await pin(quiz, now)
  const { questions } = version.content
  const arrangements = arrangeAll(questions, random)
  const place = { userId, lessonId, quizId: quiz.id }
  return {
    attempt: { ...place, schoolId: quiz.schoolId, quizVersionId: version.id, arrangements },
    isUnlimited: quiz.settings.attempts_limit === null && questions.length > 0,
  }
}

const runningAttempt = async (db: ReadDatabase, place: repository.Place) =>
  found(await repository.findRunningAttempt(db, place), 'the attempt ended while it was started')

/** Starts of one person at one place go one after another here: counted and begun in one piece. */
const beginWithinLimit = async (
  tx: Transaction,
  quiz: QuizRow,
  attempt: repository.NewAttempt,
  now: Date,
): Promise<repository.AttemptRow | null> => {
  await repository.lockPlace(tx, attempt)
  const running = await repository.findRunningAttempt(tx, attempt)
  if (running) return running
  await refuseStart(tx, quiz, attempt)
  return repository.insertAttempt(tx, attempt, now)
}

const refuseStart = async (
  db: ReadDatabase,
  { settings, readyContent }: QuizRow,
  place: repository.Place,
) => {
  if (readyContent.questions.length === 0) throw new CallError('quiz_not_ready')
  const limit = settings.attempts_limit
  if (limit !== null && (await repository.countAttempts(db, place)) >= limit)
    throw new CallError('attempts_used_up')
}

const arrangeAll = (questions: readonly Question[], random: () => number): Record<string, Arrangement> =>
  Object.fromEntries(
    questions.map((question) => [question.id, questionTypeOf(question).arrange(question, random)]),
  )
