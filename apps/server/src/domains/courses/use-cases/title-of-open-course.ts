import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { findCourse } from '../courses.repository.ts'

/** The title of a course of the school that is published and takes whoever comes; null for every other one. */
export const titleOfOpenCourse = async (
  db: ReadDatabase,
  cabinetId: number,
  courseId: number,
): Promise<string | null> => {
  const product = (await findCourse(db, cabinetId, courseId))?.product
  return product?.isPublished === true && product.enrolment === 'open' ? product.title : null
}
