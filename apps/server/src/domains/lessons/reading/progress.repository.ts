import type { ReadDatabase, Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
import { and, eq, inArray, isNotNull, isNull, sql } from '../../../platform/database/sql.ts'
import { lessonProgress, lessonProgressColumns, unitProgress } from '../lessons.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Whose progress in which lesson. */
export interface ProgressPlace {
  readonly userId: number
  readonly lessonId: number
  readonly courseId: number
  readonly schoolId: SchoolId
}

/** Whether an upsert has made the row: PostgreSQL marks one that it found there with the transaction that changes it. */
const isNewRow = sql<boolean>`xmax = 0`

/** Notes that a person has begun a lesson; the first time counts. @returns whether it was the first */
export const noteStarted = async (db: WriteDatabase, place: ProgressPlace, now: Date): Promise<boolean> => {
  const rows = await db
    .insert(lessonProgress)
    .values({ ...place, startedAt: now })
    .onConflictDoNothing()
    .returning({ lessonId: lessonProgress.lessonId })
  return rows.length > 0
}

/** Notes that a person has watched or read a lesson to its end; the first time counts. @returns whether they had not begun it */
export const noteWatched = async (db: WriteDatabase, place: ProgressPlace, now: Date): Promise<boolean> => {
  const [row] = await db
    .insert(lessonProgress)
    .values({ ...place, startedAt: now, watchedAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: { watchedAt: sql`coalesce(${lessonProgress.watchedAt}, ${now})` },
    })
    .returning({ isNewRow })
  return row?.isNewRow ?? false
}

/** Notes that a lesson is watched and done; the first time counts for each. @returns what it was the first time of */
export const noteFinished = async (
  db: WriteDatabase,
  place: ProgressPlace,
  now: Date,
): Promise<{ isBegun: boolean; isDone: boolean }> => {
  const [row] = await db
    .insert(lessonProgress)
    .values({ ...place, startedAt: now, watchedAt: now, doneAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        watchedAt: sql`coalesce(${lessonProgress.watchedAt}, ${now})`,
        doneAt: sql`coalesce(${lessonProgress.doneAt}, ${now})`,
      },
    })
    .returning({ doneAt: lessonProgress.doneAt, isNewRow })
  return { isBegun: row?.isNewRow ?? false, isDone: row?.doneAt?.getTime() === now.getTime() }
}

/** Notes that everything in a lesson is done; the first time counts. @returns whether it was not done before */
export const noteDone = async (
  db: WriteDatabase,
  place: Pick<ProgressPlace, 'userId' | 'lessonId'>,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .update(lessonProgress)
    .set({ doneAt: now })
    .where(
      and(
        eq(lessonProgress.userId, place.userId),
        eq(lessonProgress.lessonId, place.lessonId),
        isNull(lessonProgress.doneAt),
      ),
    )
    .returning({ lessonId: lessonProgress.lessonId })
  return rows.length > 0
}

/** Notes which unit of a lesson is in sight; what arrives late moves nothing back. @returns whether they had not begun the lesson */
export const noteStopped = async (
  db: WriteDatabase,
  place: ProgressPlace,
  unitId: number,
  now: Date,
): Promise<boolean> => {
  const stopped = { stoppedUnitId: unitId, stoppedAt: now }
  const [row] = await db
    .insert(lessonProgress)
    .values({ ...place, startedAt: now, ...stopped })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: stopped,
      setWhere: sql`${lessonProgress.stoppedAt} is null or ${lessonProgress.stoppedAt} < ${now}`,
    })
    .returning({ isNewRow })
  return row?.isNewRow ?? false
}

/** How far one person is in one lesson; null where they have not opened it. */
export const findProgress = async (
  db: ReadDatabase,
  { userId, lessonId }: Pick<ProgressPlace, 'userId' | 'lessonId'>,
) => {
  const [row] = await db
    .select(lessonProgressColumns)
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
  return row ?? null
}

/** How many units of a lesson that is not done yet its reader has gone through; of one that is done nobody asks. */
const unitsDone = sql<number>`case when done_at is null then (
  select count(*)::int from ${unitProgress} passed
  where passed.user_id = lesson_progress.user_id and passed.lesson_id = lesson_progress.lesson_id
    and passed.watched_at is not null
) else 0 end`

const progressQuery = preparedQuery((db) =>
  db
    .select({ ...lessonProgressColumns, unitsDone: unitsDone.as('units_done') })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.userId, sql.placeholder('userId')),
        sql`${lessonProgress.courseId} = any(${sql.placeholder('courseIds')})`,
      ),
    )
    .prepare('list_progress'),
)

/** Whether somebody has opened a lesson before. */
export const hasBegun = async (
  db: ReadDatabase,
  { userId, lessonId, schoolId }: Pick<ProgressPlace, 'userId' | 'lessonId' | 'schoolId'>,
): Promise<boolean> =>
  (await db.$count(
    lessonProgress,
    and(
      eq(lessonProgress.userId, userId),
      eq(lessonProgress.lessonId, lessonId),
      eq(lessonProgress.schoolId, schoolId),
    ),
  )) > 0

/** One person's progress in the lessons of some courses. */
export const listProgress = async (db: ReadDatabase, userId: number, courseIds: readonly number[]) =>
  courseIds.length === 0 ? [] : progressQuery(db).execute({ userId, courseIds: [...courseIds] })

/** Notes how far a person was in lessons that have come from elsewhere. */
export const insertProgress = async (
  tx: Transaction,
  place: Omit<ProgressPlace, 'lessonId'>,
  rows: readonly Pick<
    typeof lessonProgress.$inferSelect,
    'lessonId' | 'startedAt' | 'watchedAt' | 'doneAt'
  >[],
): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .insert(lessonProgress)
    .values(rows.map((row) => ({ ...row, ...place })))
    .onConflictDoNothing()
}

/** The progress of some people in the lessons of a course. */
export const listProgressOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
  userIds: readonly number[],
) => {
  if (userIds.length === 0) return []
  return db
    .select(lessonProgressColumns)
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.schoolId, schoolId),
        eq(lessonProgress.courseId, courseId),
        inArray(lessonProgress.userId, [...userIds]),
      ),
    )
    .orderBy(lessonProgress.lessonId)
}

/** The lessons of some courses that some people have done: person → lessons. */
export const listDoneBy = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { courseIds, userIds }: { readonly courseIds: readonly number[]; readonly userIds: readonly number[] },
): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
  if (courseIds.length === 0 || userIds.length === 0) return new Map()
  const rows = await db
    .select({
      userId: lessonProgress.userId,
      lessonIds: sql<number[]>`json_agg(${lessonProgress.lessonId})`,
    })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.schoolId, schoolId),
        inArray(lessonProgress.courseId, [...courseIds]),
        inArray(lessonProgress.userId, [...userIds]),
        isNotNull(lessonProgress.doneAt),
      ),
    )
    .groupBy(lessonProgress.userId)
  return new Map(rows.map(({ userId, lessonIds }) => [userId, new Set(lessonIds)]))
}
