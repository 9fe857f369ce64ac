import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { emptySize, type LessonSize } from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceLessonChange } from '../lesson-change.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import * as repository from '../sections.repository.ts'
import { releaseFiles } from '../file-places/unit-files.ts'
import { refuseTooLarge } from '../units/refuse-too-large.ts'
import { markLesson } from '../versions/note-versions.ts'

export interface NewContent {
  /** How many sections come. */
  readonly count: number
  /** What stands in the lesson stays before them. */
  readonly keepsContent: boolean
  /** Whether the lesson may not hold more than a new one may. */
  readonly isMeasured: boolean
  readonly by: number
}

/**
 * Puts sections in the place of those of a lesson, or after them; the lesson is locked by the caller. Answers the entry of the
 * history that brings back how it was.
 *
 * @param insert puts the sections at the end of the lesson and answers how much they hold
 * @throws CallError too_many_sections, and the limits of a whole lesson
 */
export const putContent = async (
  tx: Transaction,
  lesson: LessonRow,
  { count, keepsContent, isMeasured, by }: NewContent,
  insert: () => Promise<LessonSize>,
  now: Date,
): Promise<number> => {
  const standing = await repository.listSections(tx, lesson.schoolId, lesson.id)
  if (keepsContent && standing.length + count > lessonLimits.sections)
    throw new CallError('too_many_sections')
  // What stood in the lesson until now can be brought back.
  const version = await markLesson(tx, lesson, { kind: 'restored', name: '', by }, now)
  if (!keepsContent) await clear(tx, lesson, standing, now)
  const size = await insert()
  if (isMeasured) await refuseTooLarge(tx, lesson, emptySize, size)
  await announceLessonChange(tx, lesson.productId)
  await announceEdit(tx, { lessonId: lesson.id, sectionId: null, by })
  return version.id
}

const clear = async (
  tx: Transaction,
  { schoolId }: LessonRow,
  standing: readonly repository.SectionRow[],
  now: Date,
) => {
  for (const section of standing) {
    await repository.updateSection(tx, schoolId, section.id, { deletedAt: now }, now)
    await repository.unlinkQuizzes(tx, schoolId, section.id)
    await releaseFiles(tx, schoolId, [section.id])
  }
}
