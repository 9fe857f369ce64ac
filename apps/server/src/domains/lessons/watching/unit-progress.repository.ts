import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNotNull, sql } from '../../../platform/database/sql.ts'
import { unitProgress, unitProgressColumns } from '../lessons.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Whose progress in which film or recording. */
export interface UnitPlace {
  readonly userId: number
  readonly unitId: number
  readonly lessonId: number
  readonly schoolId: SchoolId
}

/** Notes that a person has begun a film; the first time counts. */
export const noteUnitStarted = async (db: WriteDatabase, place: UnitPlace, now: Date) => {
  await db
    .insert(unitProgress)
    .values({ ...place, startedAt: now, updatedAt: now })
    .onConflictDoNothing()
}

export const findUnitProgress = async (db: ReadDatabase, { userId, unitId }: UnitPlace) => {
  const [row] = await db
    .select(unitProgressColumns)
    .from(unitProgress)
    .where(and(eq(unitProgress.userId, userId), eq(unitProgress.unitId, unitId)))
  return row ?? null
}

/** Notes that a film was watched; the first time counts. */
export const noteUnitWatched = async (db: WriteDatabase, { userId, unitId }: UnitPlace, now: Date) => {
  await db
    .update(unitProgress)
    .set({ watchedAt: sql`coalesce(${unitProgress.watchedAt}, ${now})`, updatedAt: now })
    .where(and(eq(unitProgress.userId, userId), eq(unitProgress.unitId, unitId)))
}

/** Notes how far a film was played: the furthest place, and the minutes of all visits. */
export const noteUnitPlayed = async (
  db: Transaction,
  place: UnitPlace,
  { percent, minutes }: { readonly percent: number; readonly minutes: number },
  now: Date,
) => {
  await db
    .insert(unitProgress)
    .values({ ...place, percent, minutes, startedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [unitProgress.userId, unitProgress.unitId],
      set: {
        percent: sql`greatest(${unitProgress.percent}, ${percent})`,
        minutes: sql`${unitProgress.minutes} + ${minutes}`,
        updatedAt: now,
      },
    })
}

/** Notes that units are done: texts that were read, practices that were passed; the first time counts. */
export const noteUnitsDone = async (
  db: WriteDatabase,
  place: Omit<UnitPlace, 'unitId'>,
  unitIds: readonly number[],
  now: Date,
): Promise<void> => {
  if (unitIds.length === 0) return
  await db
    .insert(unitProgress)
    .values(unitIds.map((unitId) => ({ ...place, unitId, startedAt: now, watchedAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [unitProgress.userId, unitProgress.unitId],
      set: { watchedAt: sql`coalesce(${unitProgress.watchedAt}, ${now})`, updatedAt: now },
    })
}

/** Which of some units a person has watched. */
export const listWatchedUnits = async (
  db: ReadDatabase,
  userId: number,
  unitIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (unitIds.length === 0) return new Set()
  const rows = await db
    .select({ unitId: unitProgress.unitId })
    .from(unitProgress)
    .where(
      and(
        eq(unitProgress.userId, userId),
        inArray(unitProgress.unitId, [...unitIds]),
        isNotNull(unitProgress.watchedAt),
      ),
    )
  return new Set(rows.map(({ unitId }) => unitId))
}

/** How far a person is in each film, for the download. */
export const exportUnitProgress = (db: ReadDatabase, userId: number) =>
  db
    .select({
      lesson_id: unitProgress.lessonId,
      unit_id: unitProgress.unitId,
      started_at: unitProgress.startedAt,
      watched_at: unitProgress.watchedAt,
      percent: unitProgress.percent,
      minutes: unitProgress.minutes,
    })
    .from(unitProgress)
    .where(eq(unitProgress.userId, userId))
    .orderBy(asc(unitProgress.startedAt))

/** Deletes what somebody watched: the account was erased. */
export const forgetUnitProgress = async (db: Transaction, userId: number): Promise<void> => {
  await db.delete(unitProgress).where(eq(unitProgress.userId, userId))
}
