import type { ReadDatabase, Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { desc, eq, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { courseVisits } from './visits.tables.ts'

/** Who is in which lesson of a course. */
export interface VisitPlace {
  readonly schoolId: SchoolId
  readonly courseId: number
  readonly userId: number
  readonly lessonId: number
}

/** Notes that somebody is in a lesson; what arrives late moves nothing back. @returns whether it is their first of the course */
export const noteVisit = async (
  db: WriteDatabase,
  { schoolId, courseId, userId, lessonId }: VisitPlace,
  now: Date,
): Promise<boolean> => {
  const [row] = await db
    .insert(courseVisits)
    .values({ schoolId, courseId, userId, lessonId, visitedAt: now })
    .onConflictDoUpdate({
      target: [courseVisits.courseId, courseVisits.userId],
      set: { lessonId, visitedAt: now },
      setWhere: sql`${courseVisits.visitedAt} < ${now}`,
    })
    // PostgreSQL marks a row that it found there with the transaction that changes it.
    .returning({ isNewRow: sql<boolean>`xmax = 0` })
  return row?.isNewRow ?? false
}

/** When somebody was last in each of their courses, for the download. */
export const exportVisits = (db: ReadDatabase, userId: number) =>
  db
    .select({
      course_id: courseVisits.courseId,
      lesson_id: courseVisits.lessonId,
      visited_at: courseVisits.visitedAt,
    })
    .from(courseVisits)
    .where(eq(courseVisits.userId, userId))
    .orderBy(desc(courseVisits.visitedAt))

/** Deletes where somebody was: the account was erased. */
export const forgetVisits = async (db: Transaction, userId: number): Promise<void> => {
  await db.delete(courseVisits).where(eq(courseVisits.userId, userId))
}
