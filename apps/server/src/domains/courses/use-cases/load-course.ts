import type { Course, CourseCard, Program } from '@lectern/contract/courses/course'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { countParticipants } from '../../access/index.ts'
import { countSections, listLessonQuizIds, listLessons } from '../../lessons/index.ts'
import { presentCard, presentCourse, presentProgram } from '../courses.presenter.ts'
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

/**
 * The lessons of a course in order, for its author.
 *
 * @throws CallError not_found
 */
export const loadProgram = async (db: ReadDatabase, address: CourseAddress): Promise<Program> => {
  const course = await findAuthorsCourse(db, address)
  const lessons = await listLessons(db, course.schoolId, course.id)
  const ids = lessons.map((lesson) => lesson.id)
  return presentProgram(course, lessons, {
    sections: await countSections(db, course.schoolId, ids),
    quizIds: await listLessonQuizIds(db, ids),
  })
}
