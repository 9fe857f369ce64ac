import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceLessonChange, listLessons, orderLessons } from '../../lessons/index.ts'
import * as repository from '../courses.repository.ts'
import { type CourseAddress, findAuthorsCourse } from './load-course.ts'

/**
 * Puts the lessons of a course in the given order. All of them or none: a list that forgets one, or names a stranger,
 * changes nothing (THREATS T4).
 *
 * @throws CallError not_found, foreign_lesson
 */
export const orderProgram = async (
  tx: Transaction,
  address: CourseAddress,
  lessonIds: readonly number[],
  now: Date,
): Promise<void> => {
  await repository.lockCourse(tx, address.schoolId, address.courseId)
  const course = await findAuthorsCourse(tx, address)
  const own = new Set((await listLessons(tx, course.schoolId, course.id)).map((lesson) => lesson.id))
  const isWhole =
    lessonIds.length === own.size &&
    new Set(lessonIds).size === own.size &&
    lessonIds.every((id) => own.has(id))
  if (!isWhole) throw new CallError('foreign_lesson', { fields: { lesson_ids: ['foreign_lesson'] } })
  await orderLessons(tx, course.schoolId, lessonIds)
  await repository.updateCourse(tx, course, {}, now)
  await announceLessonChange(tx, course.product.id)
}
