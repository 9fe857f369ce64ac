import type { Course, CourseCard } from '@lectern/contract/courses/course'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { countParticipants, mayOnProduct, type ScopeSeat } from '../../access/index.ts'
import { presentCard, presentCourse } from '../courses.presenter.ts'
import * as repository from '../courses.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A course of a school. */
export interface CourseAddress {
  readonly schoolId: SchoolId
  readonly courseId: number
}

/**
 * A course for its author.
 *
 * @throws CallError not_found
 */
export const loadCourse = async (db: ReadDatabase, address: CourseAddress): Promise<Course> => {
  const row = await findAuthorsCourse(db, address)
  const participants = await countParticipants(db, row.schoolId, [row.product.id])
  return presentCourse(row, participants.get(row.product.id) ?? 0)
}

/** @throws CallError not_found */
export const findAuthorsCourse = async (
  db: ReadDatabase,
  { schoolId, courseId }: CourseAddress,
): Promise<repository.CourseRow> => found(await repository.findCourse(db, schoolId, courseId))

/**
 * The address of a course on which a member of the staff may do something.
 *
 * @throws CallError not_found where the right holds neither for the school nor for the product of the course
 */
export const authoredCourse = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  right: PermissionString,
  courseId: number,
): Promise<CourseAddress> => {
  const address = { schoolId: seat.schoolId, courseId }
  const { product } = await findAuthorsCourse(db, address)
  if (!mayOnProduct(seat, right, product.id)) throw notFound('a course of others')
  return address
}

/** One page of the courses of a school for its staff. */
export const loadCards = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  filter: repository.CourseFilter,
): Promise<{ cards: CourseCard[]; total: number }> => {
  const { rows, total } = await repository.listCourses(db, schoolId, filter)
  const participants = await countParticipants(
    db,
    schoolId,
    rows.map((row) => row.product.id),
  )
  return { cards: rows.map((row) => presentCard(row, participants.get(row.product.id) ?? 0)), total }
}
