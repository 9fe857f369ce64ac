import type { RewardReason } from '@lectern/contract/schools/rewards'
import { lockByNames } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, count, desc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import { schools } from '../schools.tables.ts'
import { pointEntries } from './rewards.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A person's entries of all schools, newest first. */
export const listPoints = (db: ReadDatabase, userId: number, page: { page: number; per_page: number }) =>
  db
    .select({
      id: pointEntries.id,
      delta: pointEntries.delta,
      reason: pointEntries.reason,
      note: pointEntries.comment,
      at: pointEntries.createdAt,
      school: { id: schools.id, name: schools.name },
    })
    .from(pointEntries)
    .innerJoin(schools, eq(schools.id, pointEntries.schoolId))
    .where(eq(pointEntries.userId, userId))
    .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)

/** How much was given and taken. */
export const sumPoints = async (db: ReadDatabase, userId: number) => {
  const [row] = await db
    .select({
      total: count(),
      accrued: sql<number>`coalesce(sum(greatest(${pointEntries.delta}, 0)), 0)::int`,
      deducted: sql<number>`coalesce(sum(greatest(-${pointEntries.delta}, 0)), 0)::int`,
    })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
  return row ?? { total: 0, accrued: 0, deducted: 0 }
}

/** How many points somebody has at a school; null where it has never given any to them. */
export const sumSchoolPoints = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
): Promise<number | null> => {
  const [row] = await db
    .select({ total: sql<number | null>`sum(${pointEntries.delta})::int` })
    .from(pointEntries)
    .where(and(eq(pointEntries.schoolId, schoolId), eq(pointEntries.userId, userId)))
  return row?.total ?? null
}

/** The latest entries of a person at a school, the newest first. */
export const listSchoolPoints = (db: ReadDatabase, schoolId: SchoolId, userId: number, limit: number) =>
  db
    .select({
      id: pointEntries.id,
      delta: pointEntries.delta,
      reason: pointEntries.reason,
      note: pointEntries.comment,
      at: pointEntries.createdAt,
    })
    .from(pointEntries)
    .where(and(eq(pointEntries.schoolId, schoolId), eq(pointEntries.userId, userId)))
    .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
    .limit(limit)

interface PointsOfMany {
  readonly schoolId: SchoolId
  readonly userIds: readonly number[]
  readonly delta: number
  readonly reason: RewardReason
  readonly comment: string | null
  /** What gave the points, and for what: given once for each. */
  readonly rule: string
  readonly source: string
}

/** Waits until nobody else writes points of these people. */
const lockBalances = (tx: Transaction, schoolId: SchoolId, userIds: readonly number[]) =>
  lockByNames(
    tx,
    userIds.map((userId) => `points/${schoolId}/${userId}`),
  )

/**
 * Writes the same points into the ledger of several people, once for a rule and a source. A deduction takes what is there: the balance
 * of a school never falls below zero.
 *
 * @returns the points that were written for each; nobody is named for whom this was done before, or from whom nothing was to be taken
 */
export const addPointsToMany = async (
  tx: Transaction,
  { schoolId, userIds, delta, reason, comment, rule, source }: PointsOfMany,
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  await lockBalances(tx, schoolId, userIds)
  const { rows } = await tx.execute<{ user_id: string; delta: number }>(sql`
    insert into point_entries (school_id, user_id, delta, reason, comment, rule, source, created_at)
    select ${schoolId}::bigint, given.id, given.delta, ${reason}::text, ${comment}::text, ${rule}::text, ${source}::text,
      ${now.toISOString()}::timestamptz
    from (
      select wanted.id, greatest(${delta}::int, -coalesce((
        select sum(point_entries.delta) from point_entries
        where point_entries.school_id = ${schoolId} and point_entries.user_id = wanted.id
      ), 0)::int) as delta
      from unnest(${sql.param([...userIds])}::bigint[]) as wanted (id)
    ) as given
    where given.delta <> 0
    on conflict do nothing
    returning user_id, delta`)
  return new Map(rows.map((row) => [Number(row.user_id), row.delta]))
}

/** The same for one person. @returns the points that were written */
export const addPoints = async (
  tx: Transaction,
  { userId, ...points }: Omit<PointsOfMany, 'userIds'> & { readonly userId: number },
  now: Date,
): Promise<number> => (await addPointsToMany(tx, { ...points, userIds: [userId] }, now)).get(userId) ?? 0

/** Who of some people has at least so many points at a school; nobody else changes that before the transaction ends. */
export const holdPoints = async (
  tx: Transaction,
  { schoolId, userIds, points }: { schoolId: SchoolId; userIds: readonly number[]; points: number },
): Promise<number[]> => {
  await lockBalances(tx, schoolId, userIds)
  const rows = await tx
    .select({ userId: pointEntries.userId })
    .from(pointEntries)
    .where(and(eq(pointEntries.schoolId, schoolId), inArray(pointEntries.userId, [...userIds])))
    .groupBy(pointEntries.userId)
    .having(sql`sum(${pointEntries.delta}) >= ${points}`)
  return rows.map(({ userId }) => userId)
}

/** The ledger of a person's points, for the download. */
export const exportPoints = (db: ReadDatabase, userId: number) =>
  db
    .select({
      cabinet_id: pointEntries.schoolId,
      delta: pointEntries.delta,
      reason: pointEntries.reason,
      note: pointEntries.comment,
      at: pointEntries.createdAt,
    })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
    .orderBy(desc(pointEntries.createdAt))
