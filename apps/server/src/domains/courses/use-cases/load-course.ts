import type { Course, CourseCard } from '@lectern/contract/courses/course'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { countParticipants } from '../../access/index.ts'
import { presentCard, presentCourse } from '../courses.presenter.ts'
import { findCoursePage } from '../course-page/course-page.repository.ts'
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
  const { about } = await findCoursePage(db, row)
  return presentCourse(row, about, participants.get(row.product.id) ?? 0)
}

/** @throws CallError not_found */
export const findAuthorsCourse = async (
  db: ReadDatabase,
  { schoolId, courseId }: CourseAddress,
): Promise<repository.CourseRow> => found(await repository.findCourse(db, schoolId, courseId))

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
