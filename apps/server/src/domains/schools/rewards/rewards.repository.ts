import type { RewardReason } from '@lectern/contract/schools/rewards'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, count, desc, eq, sql } from '../../../platform/database/sql.ts'
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

export interface NewPoints {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly delta: number
  readonly reason: RewardReason
  readonly comment: string | null
  /** What gave the points, and for what: given once for each. */
  readonly rule: string
  readonly source: string
}

/**
 * Writes points into the ledger, once for a rule and a source. A deduction takes what is there: the balance of a school
 * never falls below zero.
 *
 * @returns the points that were written; 0 when this was done before, or there was nothing to take
 */
export const addPoints = async (tx: Transaction, entry: NewPoints, now: Date): Promise<number> => {
  const { schoolId, userId } = entry
  const mine = and(eq(pointEntries.schoolId, schoolId), eq(pointEntries.userId, userId))
  // One writer at a time for one balance.
  await lockByName(tx, `points/${schoolId}/${userId}`)
  const [row] = await tx
    .select({ balance: sql<number>`coalesce(sum(${pointEntries.delta}), 0)::int` })
    .from(pointEntries)
    .where(mine)
  const delta = Math.max(entry.delta, -(row?.balance ?? 0))
  if (delta === 0) return 0
  const written = await tx
    .insert(pointEntries)
    .values({ ...entry, delta, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: pointEntries.id })
  return written.length > 0 ? delta : 0
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
