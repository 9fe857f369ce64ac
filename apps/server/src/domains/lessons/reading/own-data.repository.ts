import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { asc, eq } from '../../../platform/database/sql.ts'
import { lessonProgress } from '../lessons.tables.ts'
import { forgetTicks } from '../ticks/ticks.repository.ts'
import { forgetUnitProgress } from '../watching/unit-progress.repository.ts'
import { forgetVisits } from '../watching/visits.repository.ts'

/** How far a person is in each lesson, for the download. */
export const exportProgress = (db: ReadDatabase, userId: number) =>
  db
    .select({
      course_id: lessonProgress.courseId,
      lesson_id: lessonProgress.lessonId,
      started_at: lessonProgress.startedAt,
      watched_at: lessonProgress.watchedAt,
      done_at: lessonProgress.doneAt,
      stopped_at: lessonProgress.stoppedAt,
      stopped_unit_id: lessonProgress.stoppedUnitId,
    })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, userId))
    .orderBy(asc(lessonProgress.startedAt))

/** Deletes how far somebody came: the account was erased. */
export const forgetProgress = async (db: Transaction, userId: number): Promise<void> => {
  await db.delete(lessonProgress).where(eq(lessonProgress.userId, userId))
  await forgetUnitProgress(db, userId)
  await forgetTicks(db, userId)
  await forgetVisits(db, userId)
}
