import type { EnrolmentMode } from '@lectern/contract/products/enrolment-mode'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { listLessons } from '../../lessons/index.ts'
import { checkCourse } from '../check/check-course.ts'
import { lockCourse } from '../courses.repository.ts'
import { changeProgramLessons } from '../program/change-program.ts'
import { changeCourse } from './change-course.ts'
import type { CourseAddress } from './load-course.ts'

export interface Publication {
  readonly enrolment: EnrolmentMode
  /** Drafts that go out with the course. */
  readonly lessonIds: readonly number[]
  readonly by: number
}

/**
 * Puts a course out with those of its drafts that are ready, and says who may join.
 *
 * @throws CallError not_found, lesson_not_ready, nothing_to_publish
 */
export const publishCourse = async (
  tx: Transaction,
  address: CourseAddress,
  { enrolment, lessonIds, by }: Publication,
  now: Date,
): Promise<void> => {
  await lockCourse(tx, address.schoolId, address.courseId)
  await refuseUnready(tx, address, lessonIds, now)
  if (lessonIds.length === 0) await refuseEmpty(tx, address)
  else {
    const goingOut = { lessonIds, statusId: lessonStatus.published, isPublic: undefined, release: undefined }
    await changeProgramLessons(tx, { ...address, ...goingOut, by }, now)
  }
  await changeCourse(tx, address, { status_id: courseStatus.published, enrolment }, now)
}

/** The check is made again: the sheet may have stood open while somebody wrote. @throws CallError lesson_not_ready */
const refuseUnready = async (
  tx: Transaction,
  address: CourseAddress,
  lessonIds: readonly number[],
  now: Date,
): Promise<void> => {
  if (lessonIds.length === 0) return
  const ready = new Set((await checkCourse(tx, address, now)).ready_lesson_ids)
  if (lessonIds.every((id) => ready.has(id))) return
  throw new CallError('lesson_not_ready', { fields: { lesson_ids: ['lesson_not_ready'] } })
}

/** @throws CallError nothing_to_publish */
const refuseEmpty = async (tx: Transaction, { schoolId, courseId }: CourseAddress): Promise<void> => {
  const lessons = await listLessons(tx, schoolId, courseId)
  if (lessons.some(({ statusId }) => statusId === lessonStatus.published)) return
  throw new CallError('nothing_to_publish')
}
