import { courseStatus } from '@lectern/contract/courses/course-status'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findCourseOfProduct } from '../courses.repository.ts'
import { coursePreviewPath } from './preview-of.ts'

/** The picture of a course that stands in letters; null where visitors may not see it, or the product has none. */
export const coverOfLetters = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productId: number,
): Promise<{ readonly path: string; readonly title: string } | null> => {
  const course = await findCourseOfProduct(db, schoolId, productId)
  if (course?.product.statusId !== courseStatus.published) return null
  return { path: coursePreviewPath(course), title: course.product.title }
}
