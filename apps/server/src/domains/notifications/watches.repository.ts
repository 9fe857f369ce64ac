import type { ReadDatabase, Transaction, WriteDatabase } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, sql } from '../../platform/database/sql.ts'
import { type SchoolId, storedSchoolId } from '../../platform/school-id.ts'
import { participationWatches, watchedPrograms } from './notifications.tables.ts'

/** Some of those who take part in a product. */
export interface WatchPlace {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly userIds: readonly number[]
}

/** Of one school in a round: however many of its people something happens to, the next school's turn comes after so many. */
const mostOfSchool = 100

/** To whom something happens by the clock, by school and product; schools take turns. */
export const listDueWatches = async (db: WriteDatabase, now: Date): Promise<WatchPlace[]> => {
  const { rows } = await db.execute<{ school_id: string; product_id: string; user_ids: string[] }>(sql`
    select due.school_id, due.product_id, array_agg(due.user_id) user_ids
    from (select distinct school_id from participation_watches where next_at <= ${now}) school
    cross join lateral (
      select school_id, product_id, user_id from participation_watches
      where school_id = school.school_id and next_at <= ${now}
      order by next_at, product_id, user_id
      limit ${mostOfSchool}
    ) due
    group by due.school_id, due.product_id
    order by due.school_id, due.product_id`)
  return rows.map(({ school_id, product_id, user_ids }) => ({
    schoolId: storedSchoolId.parse(Number(school_id)),
    productId: Number(product_id),
    userIds: user_ids.map(Number),
  }))
}

/** Begins to watch those who are not watched. */
export const insertWatches = async (tx: Transaction, { schoolId, productId, userIds }: WatchPlace) => {
  if (userIds.length === 0) return
  await tx
    .insert(participationWatches)
    .values(userIds.map((userId) => ({ schoolId, productId, userId })))
    .onConflictDoNothing()
}

/**
 * What is watched of some people; nobody else looks at it before the transaction ends.
 *
 * @param dueAt only those to whom something happens by then, and whom nobody looks at now; null: all, after whoever does
 */
export const lockWatches = (
  tx: Transaction,
  { schoolId, productId, userIds }: WatchPlace,
  dueAt: Date | null,
) =>
  tx
    .select({
      userId: participationWatches.userId,
      knownLessonIds: participationWatches.knownLessonIds,
      hasBegun: participationWatches.hasBegun,
      nextAt: participationWatches.nextAt,
    })
    .from(participationWatches)
    .where(
      and(
        eq(participationWatches.schoolId, schoolId),
        eq(participationWatches.productId, productId),
        inArray(participationWatches.userId, [...userIds]),
        dueAt === null ? undefined : sql`${participationWatches.nextAt} <= ${dueAt}`,
      ),
    )
    .orderBy(asc(participationWatches.userId))
    .for('update', dueAt === null ? {} : { skipLocked: true })
export type WatchRow = Awaited<ReturnType<typeof lockWatches>>[number]

/** Writes down what was seen of people, each their own. */
export const saveWatches = async (
  tx: Transaction,
  { schoolId, productId }: Omit<WatchPlace, 'userIds'>,
  rows: readonly WatchRow[],
): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .insert(participationWatches)
    .values(rows.map((row) => ({ ...row, schoolId, productId, knownLessonIds: [...row.knownLessonIds] })))
    .onConflictDoUpdate({
      target: [participationWatches.productId, participationWatches.userId],
      set: {
        knownLessonIds: sql`excluded.known_lesson_ids`,
        hasBegun: sql`excluded.has_begun`,
        nextAt: sql`excluded.next_at`,
      },
    })
}

/** The school of a product that somebody takes part in, as far as it is watched; null: nobody does. */
export const findWatchedSchool = async (db: ReadDatabase, productId: number): Promise<SchoolId | null> => {
  const [row] = await db
    .select({ schoolId: participationWatches.schoolId })
    .from(participationWatches)
    .where(eq(participationWatches.productId, productId))
    .limit(1)
  return row?.schoolId ?? null
}

/** Notes what decides about openings in a product. @returns whether it is something else than before */
export const noteRules = async (
  tx: Transaction,
  schoolId: SchoolId,
  productId: number,
  rules: string,
): Promise<boolean> => {
  const rows = await tx
    .insert(watchedPrograms)
    .values({ schoolId, productId, rules })
    .onConflictDoUpdate({
      target: watchedPrograms.productId,
      set: { rules },
      setWhere: sql`${watchedPrograms.rules} <> excluded.rules`,
    })
    .returning({ productId: watchedPrograms.productId })
  return rows.length > 0
}

/** Has everybody looked at who takes part in a product. */
export const lookAtEverybody = async (
  tx: Transaction,
  schoolId: SchoolId,
  productId: number,
  now: Date,
): Promise<void> => {
  await tx
    .update(participationWatches)
    .set({ nextAt: sql`least(coalesce(${participationWatches.nextAt}, ${now}), ${now})` })
    .where(and(eq(participationWatches.schoolId, schoolId), eq(participationWatches.productId, productId)))
}

/** Has some people looked at later. */
export const putOff = async (
  db: WriteDatabase,
  { schoolId, productId, userIds }: WatchPlace,
  later: Date,
): Promise<void> => {
  await db
    .update(participationWatches)
    .set({ nextAt: later })
    .where(
      and(
        eq(participationWatches.schoolId, schoolId),
        eq(participationWatches.productId, productId),
        inArray(participationWatches.userId, [...userIds]),
      ),
    )
}
