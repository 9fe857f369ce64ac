import { type CourseLabels } from '@lectern/contract/courses/course'
import { courseType, type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import { freeSlug, slugOf } from '@lectern/contract/kernel/slug'
import type { Transaction } from '../../../platform/database/pool.ts'
import * as repository from '../courses.repository.ts'
import { refuseFullSchool, refuseTakenSlug } from './change-course.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findProductBySlug, insertProduct } from '../../products/index.ts'

export interface NewCourse {
  readonly schoolId: SchoolId
  readonly title: string
  /** Without one the address is made from the title. */
  readonly slug?: string | undefined
  /** A course where it is missing. */
  readonly typeId?: CourseTypeId | undefined
  readonly labels?: CourseLabels | undefined
  readonly now: Date
}

/**
 * Adds an unpublished course to a school, and the product on which access to it hangs.
 *
 * @returns the ids of both
 * @throws CallError course_slug_taken when the asked address is another course's, too_many_courses
 */
export const createCourse = async (
  tx: Transaction,
  { schoolId, title, slug: wanted, typeId = courseType.course, labels, now }: NewCourse,
): Promise<{ courseId: number; productId: number }> => {
  await repository.lockAddresses(tx, schoolId)
  await refuseFullSchool(tx, schoolId)
  if (wanted !== undefined) await refuseTakenSlug(tx, schoolId, wanted)
  const isTaken = async (slug: string) => (await findProductBySlug(tx, schoolId, slug)) !== null
  const slug = wanted ?? (await freeSlug(slugOf(title) || 'course', isTaken))
  const productId = await insertProduct(tx, { schoolId, productableType: 'course', typeId, title, slug }, now)
  return { courseId: await repository.insertCourse(tx, { schoolId, productId, labels }, now), productId }
}
