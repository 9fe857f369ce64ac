import type { CourseRight } from '@lectern/contract/kernel/course-rights'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import { type CourseAddress, findAuthorsCourse } from './load-course.ts'
import { mayOnProduct, type ScopeSeat } from '../../teams/index.ts'

/**
 * The address of a course or marathon on which a member of the staff may do something.
 *
 * @throws CallError not_found where the right holds neither for the school nor for the product of the course
 */
export const authoredCourse = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  right: CourseRight,
  courseId: number,
): Promise<CourseAddress> => {
  const address = { schoolId: seat.schoolId, courseId }
  const { product } = await findAuthorsCourse(db, address)
  if (!mayOnProduct(seat, right, product)) throw notFound('a course of others')
  return address
}
