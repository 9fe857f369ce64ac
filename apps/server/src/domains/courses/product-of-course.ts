import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, isNull } from '../../platform/database/sql.ts'
import { courses } from './courses.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** The product that a course of the school hangs on; null when there is no such course. */
export const productOfCourse = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<number | null> => {
  const [row] = await db
    .select({ productId: courses.productId })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.schoolId, schoolId), isNull(courses.deletedAt)))
  return row?.productId ?? null
}
