import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { isPastGrace } from '@lectern/contract/attempts/rules/attempt-clock'
import type { PracticeOpening } from '@lectern/contract/attempts/practice-opening'
import { type Allowance, noAllowance } from '@lectern/contract/attempts/rules/allowance'
import { drawQuestions } from '@lectern/contract/attempts/rules/draw-questions'
import { nextStart } from '@lectern/contract/attempts/rules/next-start'
import type { Arrangement } from '@lectern/contract/quizzes/question-types/question-type'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { ReadDatabase, Transaction, Database } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { AssembledQuiz, QuizVersionRow } from '../../quizzes/index.ts'
import { placeAnswerFiles, takesFiles } from '../answer-files.ts'
import { pastOf, type Standing } from '../attempts.presenter.ts'
import * as repository from '../attempts.repository.ts'
import type { PinnedAttempts } from '../pinned-attempts.ts'
import { countdownOf, deadlineOf } from '../clocks/deadline-of.ts'
import { refuseLateStart } from '../competition/refuse-competition.ts'
import { holdAllowance, loadAllowance } from '../exceptions/allowances.ts'
import { type HasPassed, isAlwaysOpen, refuseUnopened } from '../openings/practice-openings.ts'
import { copyAnswers } from '../rework/versions.repository.ts'
import { type AskClosing, closeWhenExpired, enqueueClosing } from '../clocks/close-expired.ts'

export interface StartRequest extends Omit<repository.Place, 'quizId'> {
  /** The quiz as it is now. */
  readonly quiz: AssembledQuiz
  /** Pins the quiz as it is now, when nobody has started on this revision before. */
  readonly pin: (quiz: AssembledQuiz, now: Date) => Promise<Pick<QuizVersionRow, 'id' | 'content'>>
  readonly now: Date
  readonly random: () => number
  readonly versionOf: PinnedAttempts['versionOf']
  /** When the practice is open; null when nothing is said of it. */
  readonly opening: PracticeOpening | null
  readonly hasPassed: HasPassed
}

/** A start of its own, outside of any transaction. */
export interface SingleStart extends StartRequest {
  readonly askClosing: AskClosing
}

/**
 * Starts an attempt on the quiz as it is now, or answers the one in process. Chance is rolled here, once, and stored.
 * Of several starts at the same moment one begins an attempt and the others get it (document 002 §4, THREATS T14, T15).
 *
 * @throws CallError practice_not_open, practice_after_practice, practice_closed, competition_started, quiz_not_ready, attempts_used_up, retake_not_allowed, retake_too_early
 */
export const startAttempt = async (db: Database, request: SingleStart): Promise<repository.AttemptRow> => {
  const { attempt, isFree } = await prepareAttempt(request)
  // Before the attempt: a closing without an attempt closes nothing, an attempt without one would stay open.
  if (attempt.deadlineAt) await request.askClosing(db, attempt.deadlineAt)
  const begun =
    isFree && (await isOpenAndNew(db, request, attempt))
      ? await repository.insertAttempt(db, attempt, request.now)
      : await db.transaction((tx) => beginInTurn(tx, request, attempt, attempt.deadlineAt))
  return begun ?? runningAttempt(db, attempt)
}

/** No date and nothing that was sent back stands in the way of a start. */
const isOpenAndNew = async (
  db: ReadDatabase,
  { opening }: StartRequest,
  place: repository.Place,
): Promise<boolean> =>
  isAlwaysOpen(opening, await loadAllowance(db, place)) && !(await repository.hasRework(db, place))

/** Starts an attempt as a part of what a transaction does; otherwise as `startAttempt`. */
export const startAttemptWithin = async (
  tx: Transaction,
  request: StartRequest,
): Promise<repository.AttemptRow> => {
  const { attempt } = await prepareAttempt(request)
  return (await beginInTurn(tx, request, attempt, null)) ?? runningAttempt(tx, attempt)
}

const prepareAttempt = async ({ quiz, pin, now, random, userId, lessonId, opening }: StartRequest) => {
  const version = await pin(quiz, now)
  const questionIds = drawnIds(quiz, random)
  const drawn = new Set(questionIds)
  const questions = version.content.questions.filter(({ id }) => questionIds === null || drawn.has(id))
  const arrangements = arrangeAll(questions, random)
  const place = { userId, lessonId, quizId: quiz.id }
  const attempt = { ...place, schoolId: quiz.schoolId, quizVersionId: version.id, questionIds, arrangements }
  return {
    // What one person is allowed is known later, in turn.
    attempt: { ...attempt, deadlineAt: usualDeadline(quiz, opening, now) },
    isFree: questions.length > 0 && countdownOf(quiz.settings) === null && isAlwaysAllowed(quiz.settings),
  }
}

const usualDeadline = ({ settings }: AssembledQuiz, opening: PracticeOpening | null, startedAt: Date) => {
  const closesAt = opening?.closes_at ? new Date(opening.closes_at) : null
  return deadlineOf({ settings, startedAt, allowance: noAllowance, closesAt })
}

/** What chance decides about the questions of an attempt; null when it decides nothing. */
const drawnIds = ({ type, settings, drawPools }: AssembledQuiz, random: () => number): string[] | null => {
  const { is_questions_shuffled: isShuffled, drawn_questions_count: count } = settings
  if (!quizTypeRules(type).isDrawn && !isShuffled && count === null) return null
  return drawQuestions(drawPools, { isShuffled }, random)
}

/** Whatever happened before, another start is possible. */
const isAlwaysAllowed = (settings: QuizSettings): boolean =>
  settings.attempts_limit === null &&
  settings.retake_condition === 'always' &&
  settings.retake_wait_hours === 0

const runningAttempt = async (db: ReadDatabase, place: repository.Place) =>
  found(await repository.findRunningAttempt(db, place), 'the attempt ended while it was started')

/**
 * Starts of one person at one place go one after another here: judged and begun in one piece. The closing at the time
 * `asked` is asked for already.
 */
const beginInTurn = async (
  tx: Transaction,
  { quiz, now, versionOf, opening, hasPassed }: StartRequest,
  attempt: repository.NewAttempt,
  asked: Date | null,
): Promise<repository.AttemptRow | null> => {
  await repository.lockPlace(tx, attempt)
  const running = await repository.findRunningAttempt(tx, attempt)
  if (running && !isPastGrace(running.deadlineAt, now)) return running
  // Before any attempt is held: whoever gives exceptions holds this first and attempts after it.
  const allowance = await holdAllowance(tx, attempt)
  if (running) await closeWhenExpired(tx, versionOf, running, now)
  const access = await refuseUnopened(tx, hasPassed, { opening, allowance, now })
  const { closesAt } = access
  refuseLateStart(quiz, access, now)
  const standing = await standingOf(tx, attempt)
  const begun =
    standing?.attempt.statusId === attemptStatus.rework
      ? await beginRework(tx, standing.attempt, { versionOf, allowance, closesAt, now })
      : await beginAnew(tx, attempt, standing, { quiz, allowance, closesAt, now })
  const deadline = begun?.deadlineAt
  if (deadline && deadline.getTime() !== asked?.getTime()) await enqueueClosing(tx, deadline)
  return begun
}

const standingOf = async (db: ReadDatabase, { userId, lessonId, quizId }: repository.Place) =>
  (await repository.listStandings(db, { userId, lessonId, quizIds: [quizId] }))[0] ?? null

/** What counts for the one who starts. */
interface PersonalTerms {
  readonly allowance: Allowance
  readonly closesAt: Date | null
}

const beginAnew = (
  tx: Transaction,
  attempt: repository.NewAttempt,
  standing: Standing | null,
  { quiz, allowance, closesAt, now }: Pick<StartRequest, 'quiz' | 'now'> & PersonalTerms,
) => {
  refuseStart(quiz, standing, allowance, now)
  const deadlineAt = deadlineOf({ settings: quiz.settings, startedAt: now, allowance, closesAt })
  return repository.insertAttempt(tx, { ...attempt, deadlineAt }, now)
}

/** Goes on with what was sent back: on the same version of the quiz, in the same order, with the answers as they were. */
const beginRework = async (
  tx: Transaction,
  earlier: repository.AttemptRow,
  { versionOf, allowance, closesAt, now }: Pick<StartRequest, 'versionOf' | 'now'> & PersonalTerms,
) => {
  const { settings, questions } = await versionOf(earlier.quizVersionId)
  const { userId, lessonId, quizId, schoolId, quizVersionId, questionIds, arrangements } = earlier
  const place = { userId, lessonId, quizId, schoolId, quizVersionId, questionIds, arrangements }
  const rootId = earlier.rootId ?? earlier.id
  const deadlineAt = deadlineOf({ settings, startedAt: now, allowance, closesAt })
  const begun = await repository.insertAttempt(tx, { ...place, rootId, deadlineAt }, now)
  if (!begun) return null
  await copyAnswers(tx, earlier.id, begun.id)
  if (questions.some(takesFiles)) await placeAnswerFiles(tx, begun)
  return begun
}

const refuseStart = (
  { settings, readyContent }: AssembledQuiz,
  standing: Standing | null,
  { extraAttempts }: Allowance,
  now: Date,
): void => {
  if (readyContent.questions.length === 0) throw new CallError('quiz_not_ready')
  const start = nextStart(settings, standing && pastOf(standing), now, extraAttempts)
  if (start.may) return
  const at = start.refusal === 'retake_too_early' ? { params: { at: start.at.toISOString() } } : {}
  throw new CallError(start.refusal, at)
}

const arrangeAll = (questions: readonly Question[], random: () => number): Record<string, Arrangement> =>
  Object.fromEntries(
    questions.map((question) => [question.id, questionTypeOf(question).arrange(question, random)]),
  )
