import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { notify } from '../../../platform/database/notifications.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, sql } from '../../../platform/database/sql.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { attempts, attemptsColumns } from '../attempts.tables.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { allowanceOfRows } from '../exceptions/allowances.ts'
import {
  listAppliedAmong,
  lockExceptionsOf,
  type PracticeOfSchool,
} from '../exceptions/exceptions.repository.ts'
import { type PinnedAttempts, readVersion } from '../pinned-attempts.ts'
import { enqueueClosing } from './close-expired.ts'
import { countdownOf, deadlineOf } from './deadline-of.ts'

const channel = 'attempts.moved'

/** More attempts than this are told of at once, by one word for all. */
const mostNamed = 500

interface Move {
  readonly place: PracticeOfSchool
  /** When the practice closes for everybody. */
  readonly closesAt: Date | null
  /**
   * `later`: nobody loses time that they have. `follow`: attempts without a countdown end with the new date, also when that is
   * earlier, and never before now; countdowns are left as they are.
   */
  readonly how: 'later' | 'follow'
  /** Only attempts of this person. */
  readonly userId?: number | undefined
  readonly now: Date
}

interface Moved {
  readonly id: number
  readonly deadlineAt: Date | null
}

/** Gives the running attempts at a practice the deadline that they have by what counts now; they are closed by it. */
export const moveDeadlines = async (
  tx: Transaction,
  versionOf: PinnedAttempts['versionOf'],
  move: Move,
): Promise<void> => {
  const running = await lockRunning(tx, move)
  const applied = await listAppliedAmong(
    tx,
    move.place,
    running.map(({ userId }) => userId),
  )
  const moved: Moved[] = []
  for (const attempt of running) {
    const { settings } = await versionOf(attempt.quizVersionId)
    const allowance = allowanceOfRows(applied.get(attempt.userId) ?? [])
    const closesAt = allowance.closesAt ?? move.closesAt
    const wanted = deadlineOf({ settings, startedAt: attempt.startedAt, allowance, closesAt })
    const deadlineAt =
      countdownOf(settings) === null ? openEnded(attempt, wanted, move) : later(attempt, wanted)
    if (deadlineAt?.getTime() !== attempt.deadlineAt?.getTime()) moved.push({ id: attempt.id, deadlineAt })
  }
  await store(tx, move.place, moved)
}

const later = ({ deadlineAt: now }: AttemptRow, wanted: Date | null): Date | null =>
  now !== null && (wanted === null || wanted < now) ? now : wanted

/** Without a countdown: no date is the latest of all. */
const openEnded = (
  { deadlineAt: before }: AttemptRow,
  wanted: Date | null,
  { how, now }: Move,
): Date | null => {
  if (how === 'follow') return wanted !== null && wanted < now ? now : wanted
  return before === null || wanted === null || wanted < before ? before : wanted
}

const lockRunning = (tx: Transaction, { place, userId }: Move): Promise<AttemptRow[]> =>
  tx
    .select(attemptsColumns)
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, place.schoolId),
        eq(attempts.lessonId, place.lessonId),
        eq(attempts.quizId, place.quizId),
        eq(attempts.statusId, attemptStatus.inProcess),
        userId === undefined ? undefined : eq(attempts.userId, userId),
      ),
    )
    .orderBy(asc(attempts.id))
    .for('update')

const store = async (tx: Transaction, { schoolId }: PracticeOfSchool, moved: readonly Moved[]) => {
  if (moved.length === 0) return
  const rows = JSON.stringify(moved.map(({ id, deadlineAt }) => ({ id, deadline_at: deadlineAt })))
  await tx.execute(sql`
    update attempts set deadline_at = wanted.deadline_at
    from jsonb_to_recordset(${rows}::jsonb) as wanted(id bigint, deadline_at timestamptz)
    where attempts.id = wanted.id and attempts.school_id = ${schoolId}`)
  const seconds = new Set(
    moved.flatMap(({ deadlineAt }) => (deadlineAt ? Math.ceil(deadlineAt.getTime() / 1000) : [])),
  )
  for (const second of seconds) await enqueueClosing(tx, new Date(second * 1000))
  const named = moved.length > mostNamed ? 'all' : moved.map(({ id }) => id).join(',')
  await notify(tx, channel, named)
}

/** Lets the attempts that run at a practice end when it closes now: its author has set the date, moved it or taken it away. */
export const followClosing = async (
  tx: Transaction,
  place: PracticeOfSchool,
  closesAt: Date | null,
  now: Date,
): Promise<void> => {
  await lockExceptionsOf(tx, place.quizId)
  await moveDeadlines(tx, (id) => readVersion(tx, id), { place, closesAt, how: 'follow', now })
}

/** Keeps no process with an attempt as it was before its deadline moved. */
export const forgetMovedAttempts = async (
  { notifications }: Pick<Dependencies, 'notifications'>,
  pinned: PinnedAttempts,
): Promise<void> => {
  await notifications.listen(channel, (notification) => {
    if (notification.kind === 'missed' || notification.payload === 'all') pinned.letGoOf(null)
    else pinned.letGoOf(new Set(notification.payload.split(',').map(Number)))
  })
}
