import type { BlockedInfo, ClosedInfo, PracticeOpening } from '@lectern/contract/attempts/practice-opening'
import { alwaysOpen } from '@lectern/contract/attempts/practice-opening'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { Allowance } from '@lectern/contract/attempts/rules/allowance'
import { leftSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import { practiceAccess, type PracticeAccess } from '@lectern/contract/attempts/rules/practice-access'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, lte, sql } from '../../../platform/database/sql.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { attempts } from '../attempts.tables.ts'

/**
 * Which of some quizzes somebody has passed, each with the lessons in which.
 *
 * @param until what was passed later does not count; null: everything does
 */
export const listPassed = async (
  db: ReadDatabase,
  { userId, until }: { readonly userId: number; readonly until: Date | null },
  quizIds: readonly number[],
): Promise<{ quizId: number; lessonId: number }[]> => {
  if (quizIds.length === 0) return []
  return db
    .selectDistinct({ quizId: attempts.quizId, lessonId: attempts.lessonId })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        inArray(attempts.quizId, [...quizIds]),
        eq(attempts.statusId, attemptStatus.passed),
        until === null ? undefined : lte(sql`coalesce(${attempts.decidedAt}, ${attempts.finishedAt})`, until),
      ),
    )
}

interface AccessParts {
  readonly opening: PracticeOpening | null
  readonly allowance: Allowance
  /** What of the practices that come before somebody has passed in this course. */
  readonly passed: ReadonlySet<number>
  readonly now: Date
}

/** Whether a practice is open to the person of whom the parts tell. */
export const accessOf = ({ opening, allowance, passed, now }: AccessParts): PracticeAccess => {
  const rule = opening ?? alwaysOpen
  const hasPassedEarlier = rule.after_quiz_id === null || passed.has(rule.after_quiz_id)
  return practiceAccess({ opening: rule, allowance, hasPassedEarlier, now })
}

/** Whether somebody has passed a practice in the course in which they start another. */
export type HasPassed = (db: ReadDatabase, quizId: number) => Promise<boolean>

/**
 * Refuses a start before the opening and from the closing on.
 *
 * @throws CallError practice_not_open, practice_after_practice, practice_closed (409)
 */
export const refuseUnopened = async (
  db: ReadDatabase,
  hasPassed: HasPassed,
  parts: Omit<AccessParts, 'passed'>,
): Promise<PracticeAccess> => {
  const earlier = parts.opening?.after_quiz_id ?? null
  const isPassed = earlier !== null && (await hasPassed(db, earlier))
  const access = accessOf({ ...parts, passed: new Set(isPassed ? [earlier] : []) })
  if (access.state === 'closed')
    throw new CallError('practice_closed', { params: { at: access.closesAt?.toISOString() ?? '' } })
  if (access.state === 'blocked' && access.waitsForPractice) throw new CallError('practice_after_practice')
  if (access.state === 'blocked')
    throw new CallError('practice_not_open', { params: { at: access.opensAt?.toISOString() ?? '' } })
  return access
}

/** Nothing keeps anybody from starting, whenever they do. */
export const isAlwaysOpen = (opening: PracticeOpening | null, allowance: Allowance): boolean =>
  (opening === null ||
    (opening.opens_at === null && opening.closes_at === null && opening.after_quiz_id === null)) &&
  allowance.opensAt === null &&
  allowance.closesAt === null

/** Where the practice stands that has to be passed before. */
export interface EarlierPractice {
  readonly name: string
  readonly link: string | null
}

/** Document 002 §3: whether a practice is open yet, and whether it still is. */
export const presentOpening = (
  { state, opensAt, closesAt, waitsForPractice }: PracticeAccess,
  earlier: EarlierPractice | null,
  now: Date,
): { blocked_info: BlockedInfo; closed_info: ClosedInfo } => {
  const isWaited = state === 'blocked' && opensAt !== null && opensAt > now
  const named = state === 'blocked' && waitsForPractice ? earlier : null
  return {
    blocked_info: {
      is_accessible: state !== 'blocked',
      access_date: isWaited ? opensAt.toISOString() : null,
      left_time_in_seconds: isWaited ? leftSeconds(opensAt, now) : null,
      type: state === 'blocked' ? typeOf(isWaited, waitsForPractice) : null,
      checkpoint_name: named?.name ?? null,
      link: named?.link ?? null,
    },
    closed_info: {
      is_accessible: state !== 'closed',
      access_date: closesAt?.toISOString() ?? null,
      type: closesAt === null ? null : 'after_date',
    },
  }
}

const typeOf = (isWaited: boolean, waitsForPractice: boolean) => {
  if (!waitsForPractice) return 'after_date'
  return isWaited ? 'after_practice_on_date' : 'after_practice'
}
