import { unitOfText } from '@lectern/contract/blocks/registry'
import {
  addSizes,
  emptySize,
  sizeOfUnits,
  type LessonSize,
} from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lastSectionPosition, type LessonRow } from '../lessons.repository.ts'
import * as repository from '../sections.repository.ts'
import { placeUnitFiles } from '../file-places/unit-files.ts'
import { toStore } from '../units/unit-to-store.ts'
import { lockAuthorsLesson } from '../use-cases/load-lesson.ts'
import { putContent } from '../use-cases/put-content.ts'
import type { ReadLesson } from './read-apart.ts'

export interface LessonImport {
  readonly schoolId: SchoolId
  readonly lessonId: number
  readonly sections: ReadLesson['sections']
  /** What stands in the lesson stays before what is read. */
  readonly keepsContent: boolean
  /** Who reads it. */
  readonly by: number
}

/**
 * Puts what was read of a file in the place of what stands in a lesson, or after it. Answers the entry of the history that
 * brings back how it was.
 *
 * @throws CallError not_found, too_many_sections, and the limits of a whole lesson
 */
export const importLesson = async (
  tx: Transaction,
  { schoolId, lessonId, sections, keepsContent, by }: LessonImport,
  now: Date,
): Promise<number> => {
  const lesson = await lockAuthorsLesson(tx, { schoolId, lessonId })
  const content = { count: sections.length, keepsContent, isMeasured: true, by }
  return putContent(tx, lesson, content, () => insertSections(tx, lesson, sections, now), now)
}

const insertSections = async (
  tx: Transaction,
  lesson: LessonRow,
  sections: LessonImport['sections'],
  now: Date,
): Promise<LessonSize> => {
  const last = await lastSectionPosition(tx, lesson.schoolId, lesson.id)
  let whole = emptySize
  for (const [place, { name, units }] of sections.entries()) {
    const drafts = units.map(({ title, text }) => ({ title, ...unitOfText(text) }))
    const size = sizeOfUnits(drafts)
    const at = { schoolId: lesson.schoolId, lessonId: lesson.id, name, position: last + place + 1 }
    const section = await repository.insertSection(tx, { ...at, ...size }, now)
    const stored = drafts.map((draft) => toStore(draft, new Map()))
    const change = await repository.storeUnits(tx, section, stored, now)
    await placeUnitFiles(tx, lesson.schoolId, stored, change)
    whole = addSizes(whole, size)
  }
  return whole
}
