import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, isNull } from '../../platform/database/sql.ts'
import { products, type TypedProduct } from '../access/index.ts'
import { courses } from './courses.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** The product that a course of the school hangs on, and its type; null when there is no such course. */
export const productOfCourse = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<TypedProduct | null> => {
  const [row] = await db
    .select({ id: courses.productId, typeId: products.typeId })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(eq(courses.id, courseId), eq(courses.schoolId, schoolId), isNull(courses.deletedAt)))
  return row ?? null
}
