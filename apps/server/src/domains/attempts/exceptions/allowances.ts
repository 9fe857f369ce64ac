import { type LearnerAllowance } from '@lectern/contract/attempts/attempt-exception'
import {
  type Allowance,
  allowanceOf,
  extraSeconds,
  noAllowance,
} from '@lectern/contract/attempts/rules/allowance'
import { type QuizSettings, timerType } from '@lectern/contract/quizzes/quiz-settings'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { Place } from '../attempts.repository.ts'
import { awaitExceptionsOf, type ExceptionRow, listApplied } from './exceptions.repository.ts'

type GivenRow = Allowance & Pick<ExceptionRow, 'userId'>

/** What rows that apply to one person give at each quiz. */
export const allowancesByQuiz = (
  rows: readonly (GivenRow & Pick<ExceptionRow, 'quizId'>)[],
): Map<number, Allowance> =>
  new Map(
    [...Map.groupBy(rows, ({ quizId }) => quizId)].map(([quizId, own]) => [quizId, allowanceOfRows(own)]),
  )

/** What rows that apply to one person give together. */
export const allowanceOfRows = (rows: readonly GivenRow[]): Allowance =>
  allowanceOf(rows.map((row) => ({ ...row, isOwn: row.userId !== null })))

/** What one person is allowed at some quizzes of a lesson; those at which nothing is special are absent. */
export const loadAllowances = async (
  db: ReadDatabase,
  place: { userId: number; lessonId: number; quizIds: readonly number[] },
): Promise<Map<number, Allowance>> => allowancesByQuiz(await listApplied(db, place))

export const loadAllowance = async (
  db: ReadDatabase,
  { userId, lessonId, quizId }: Place,
): Promise<Allowance> =>
  (await loadAllowances(db, { userId, lessonId, quizIds: [quizId] })).get(quizId) ?? noAllowance

/** The same, kept as it is until the transaction ends: what is given meanwhile waits, and then finds the attempt begun. */
export const holdAllowance = async (tx: Transaction, place: Place): Promise<Allowance> => {
  await awaitExceptionsOf(tx, place.quizId)
  return loadAllowance(tx, place)
}

/** What the learner is told of it; null where nothing of it makes a difference. */
export const presentAllowance = (allowance: Allowance, settings: QuizSettings): LearnerAllowance => {
  const seconds = settings.timer_type === timerType.countdown ? settings.timer_duration : null
  const shown = {
    extra_time_in_seconds: seconds === null ? 0 : extraSeconds(allowance, seconds),
    extra_attempts: settings.attempts_limit === null ? 0 : allowance.extraAttempts,
    opens_at: allowance.opensAt?.toISOString() ?? null,
    closes_at: allowance.closesAt?.toISOString() ?? null,
  }
  return Object.values(shown).some((value) => value !== 0 && value !== null) ? shown : null
}
