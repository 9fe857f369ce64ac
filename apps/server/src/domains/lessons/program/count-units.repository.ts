import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, count, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersUnits } from '../held-edits/learners-form.views.ts'

/** Lesson of a course → how many units learners find in it; one without any is absent. */
export const countUnits = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ lessonId: learnersUnits.lessonId, units: count() })
    .from(learnersUnits)
    .where(and(eq(learnersUnits.schoolId, schoolId), eq(learnersUnits.courseId, courseId)))
    .groupBy(learnersUnits.lessonId)
  return new Map(rows.map(({ lessonId, units }) => [lessonId, units]))
}
