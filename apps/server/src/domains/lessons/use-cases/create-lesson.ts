import { freeSlug, slugOf } from '@lectern/contract/kernel/slug'
import { lessonStatus } from '@lectern/contract/lessons/lesson'
import type { Transaction } from '../../../platform/database/pool.ts'
import { announceLessonChange } from '../lesson-change.ts'
import * as repository from '../lessons.repository.ts'
import { insertSection } from '../sections.repository.ts'

export interface NewLesson {
  readonly cabinetId: number
  readonly courseId: number
  readonly productId: number
  readonly title: string
  readonly timeZone: string
  readonly now: Date
}

/** Adds a draft with one empty section at the end of a program; its address is made from the title. */
export const createLesson = async (tx: Transaction, lesson: NewLesson): Promise<repository.LessonRow> => {
  const { cabinetId, courseId, productId, title, timeZone, now } = lesson
  await repository.holdAddresses(tx, courseId)
  const slug = await freeSlug(slugOf(title) || 'lesson', (wanted) =>
    repository.isSlugTaken(tx, courseId, wanted),
  )
  const row = await repository.insertLesson(
    tx,
    {
      cabinetId,
      courseId,
      productId,
      title,
      slug,
      statusId: lessonStatus.draft,
      accessibleTimezone: timeZone,
    },
    now,
  )
  await insertSection(tx, { cabinetId, lessonId: row.id, name: '', position: 1 }, now)
  await announceLessonChange(tx, productId)
  return row
}
