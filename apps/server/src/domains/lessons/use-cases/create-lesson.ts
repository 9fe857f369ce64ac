import { listLimits } from '@lectern/contract/kernel/limits'
import { freeSlug, slugOf } from '@lectern/contract/kernel/slug'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { renumberLessons } from '../program/modules.repository.ts'
import * as repository from '../lessons.repository.ts'
import { insertSection } from '../sections.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface NewLesson {
  readonly schoolId: SchoolId
  readonly courseId: number
  readonly productId: number
  readonly title: string
  readonly timeZone: string
  /** The module at whose end it stands; before the first one where it is missing. */
  readonly moduleId?: number | null
  readonly now: Date
}

/**
 * Adds a draft with one empty section at the end of a module or program; its address is made from the title.
 *
 * @throws CallError too_many_lessons
 */
export const createLesson = async (tx: Transaction, lesson: NewLesson): Promise<repository.LessonRow> => {
  const { schoolId, courseId, productId, title, timeZone, moduleId = null, now } = lesson
  await repository.lockAddresses(tx, courseId)
  await refuseFullCourse(tx, schoolId, courseId)
  const slug = await freeSlug(slugOf(title) || 'lesson', (wanted) =>
    repository.isSlugTaken(tx, schoolId, courseId, wanted),
  )
  const row = await repository.insertLesson(
    tx,
    {
      schoolId,
      courseId,
      productId,
      moduleId,
      title,
      slug,
      statusId: lessonStatus.draft,
      accessibleTimezone: timeZone,
    },
    now,
  )
  await insertSection(tx, { schoolId, lessonId: row.id, name: '', position: 1 }, now)
  await renumberLessons(tx, { schoolId, courseId })
  await announceLessonChange(tx, productId)
  return row
}

/** @throws CallError too_many_lessons when a course has no room for one more; whoever asks holds the course's addresses */
export const refuseFullCourse = async (
  tx: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<void> => {
  const limit = listLimits.lessonsOfCourse
  if ((await repository.countLessons(tx, schoolId, courseId)) >= limit)
    throw new CallError('too_many_lessons', { params: { limit } })
}
