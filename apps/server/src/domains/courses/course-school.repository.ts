import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, isNull } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { courses } from './courses.tables.ts'

/** The school of a course that is not removed; whoever asks must decide on it. */
export const findCourseSchool = async (db: ReadDatabase, courseId: number): Promise<SchoolId | null> => {
  const [row] = await db
    .select({ schoolId: courses.schoolId })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)))
  return row?.schoolId ?? null
}
