import { freeSlug } from '@lectern/contract/kernel/slug'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { findModule, renumberLessons } from '../program/modules.repository.ts'
import * as repository from '../lessons.repository.ts'
import { placeLessonFiles, releaseLessonFiles } from '../file-places/unit-files.ts'
import { refuseFullCourse } from './create-lesson.ts'
import { trashLimit } from '../trash/trash-limit.ts'
import { findAuthorsLesson, type LessonAddress } from './load-lesson.ts'

/** Takes a lesson out of the program. What it holds, and what people did in it, is kept; its files stand nowhere in it. */
export const removeLesson = async (tx: Transaction, address: LessonAddress, now: Date): Promise<void> => {
  const lesson = await findAuthorsLesson(tx, address)
  await repository.updateLesson(tx, lesson, { deletedAt: now }, now)
  await releaseLessonFiles(tx, lesson.schoolId, [lesson.id])
  await announceLessonChange(tx, lesson.productId)
}

/**
 * Takes the removal of a lesson back, before the first module where its own is gone; its address gets a number when another lesson has taken it meanwhile.
 *
 * @throws CallError not_found, too_many_lessons
 */
export const restoreLesson = async (tx: Transaction, address: LessonAddress, now: Date): Promise<void> => {
  const { courseId } = found(await repository.findRemovedLesson(tx, address.schoolId, address.lessonId))
  await repository.lockAddresses(tx, courseId)
  const lesson = found(await repository.findRemovedLesson(tx, address.schoolId, address.lessonId))
  found(address.courseId === lesson.courseId && isInTrash(lesson, now) ? lesson : null)
  await refuseFullCourse(tx, lesson.schoolId, courseId)
  const slug = await freeSlug(lesson.slug, (wanted) =>
    repository.isSlugTaken(tx, lesson.schoolId, lesson.courseId, wanted),
  )
  const module = lesson.moduleId === null ? null : await findModule(tx, lesson, lesson.moduleId)
  const moduleId = module?.deletedAt === null ? module.id : null
  await repository.updateLesson(tx, lesson, { deletedAt: null, slug, moduleId }, now)
  await renumberLessons(tx, lesson)
  await placeLessonFiles(tx, lesson)
  await announceLessonChange(tx, lesson.productId)
}

/** What lies there longer is gone for good. */
const isInTrash = ({ deletedAt }: repository.LessonRow, now: Date): boolean =>
  deletedAt !== null && deletedAt > trashLimit(now)
