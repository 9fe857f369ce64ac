import type { Section } from '@lectern/contract/lessons/lesson'
import type { Transaction } from '../../../platform/database/pool.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { presentSection } from '../lessons.presenter.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import { followClosings } from '../gates/unit-openings.ts'
import * as repository from '../sections.repository.ts'
import { placeUnitFiles } from '../file-places/unit-files.ts'
import { noteVersions } from '../versions/note-versions.ts'
import { refuseForeignQuizzes } from './unit-to-store.ts'

interface UnitsOfSection {
  readonly section: repository.SectionRow
  readonly lesson: LessonRow
  /** What stood in the section. */
  readonly before: readonly repository.UnitRow[]
  /** What is to stand in it, in its order. */
  readonly units: readonly repository.UnitToStore[]
  /** Who writes; null where the school itself does. */
  readonly by: number | null
}

/**
 * Makes a section hold exactly these units and tells everybody: learners, other authors, history, quizzes, files.
 *
 * @throws CallError foreign_quiz, foreign_file
 */
export const storeSectionUnits = async (
  tx: Transaction,
  { section, lesson, before, units, by }: UnitsOfSection,
  now: Date,
): Promise<Section> => {
  await refuseForeignQuizzes(tx, section.schoolId, units)
  const change = await repository.storeUnits(tx, section, units, now)
  await placeUnitFiles(tx, section.schoolId, units, change)
  if (!lesson.held) await followClosings(tx, section, before, units, now)
  const after = await repository.listUnits(tx, section.schoolId, [section.id])
  await noteVersions(tx, { lesson, before, after, by }, now)
  await announceLessonChange(tx, lesson.productId)
  await announceEdit(tx, { lessonId: lesson.id, sectionId: section.id, by })
  return presentSection(section, after)
}
