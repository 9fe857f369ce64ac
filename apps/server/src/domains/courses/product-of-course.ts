import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, isNull } from '../../platform/database/sql.ts'
import type { CourseProduct } from '../lessons/index.ts'
import type { FindCourseOfProduct } from '../offers/index.ts'
import { courseLink } from './courses.presenter.ts'
import { findCourseOfProduct } from './courses.repository.ts'
import { courses } from './courses.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { products } from '../products/index.ts'

/** The product that a course of the school hangs on, with its language and zone; null when there is no such course. */
export const productOfCourse = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<CourseProduct | null> => {
  const [row] = await db
    .select({
      id: courses.productId,
      typeId: products.typeId,
      language: courses.language,
      timeZone: courses.timeZone,
    })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(eq(courses.id, courseId), eq(courses.schoolId, schoolId), isNull(courses.deletedAt)))
  return row ?? null
}

/** The course that hangs on a product of the school, as offers name it. */
export const offeredCourse: FindCourseOfProduct = async (db, schoolId, productId) => {
  const course = await findCourseOfProduct(db, schoolId, productId)
  return course && { id: course.id, link: courseLink(course.product) }
}
