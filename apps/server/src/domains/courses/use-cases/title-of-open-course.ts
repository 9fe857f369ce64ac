import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { isOpenToJoin } from '../../access/index.ts'
import { findCourse } from '../courses.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** The title of a course of the school that is published and takes whoever comes; null for every other one. */
export const titleOfOpenCourse = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<string | null> => {
  const product = (await findCourse(db, schoolId, courseId))?.product
  return product && isOpenToJoin(product) ? product.title : null
}
