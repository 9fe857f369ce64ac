import type { InfoUnitDraft } from '@lectern/contract/blocks/info-unit'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import type { Section } from '@lectern/contract/lessons/lesson'
import { emptySize, sizeOfUnits } from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { findLesson, lastSectionPosition, type LessonRow } from '../lessons.repository.ts'
import * as repository from '../sections.repository.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import { releaseFiles } from '../file-places/unit-files.ts'
import { noteVersions } from '../versions/note-versions.ts'
import { refuseTooLarge } from '../units/refuse-too-large.ts'
import { storeSectionUnits } from '../units/store-section-units.ts'
import { refuseStaleUnit, toStore } from '../units/unit-to-store.ts'
import { lockAuthorsLesson } from './load-lesson.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface SectionContent {
  readonly name: string
  readonly info_units: readonly InfoUnitDraft[]
  /** Who writes; absent where the school itself does. */
  readonly by?: number
}

/**
 * Adds a section at the end of a lesson.
 *
 * @throws CallError not_found, foreign_quiz, too_many_sections, and the limits of a whole lesson
 */
export const createSection = async (
  tx: Transaction,
  { schoolId, lessonId, ...content }: SectionContent & { schoolId: SchoolId; lessonId: number },
  now: Date,
): Promise<Section> => {
  const lesson = await lockAuthorsLesson(tx, { schoolId, lessonId })
  const sections = await repository.listSections(tx, schoolId, lessonId)
  if (sections.length >= lessonLimits.sections) throw new CallError('too_many_sections')
  const position = (await lastSectionPosition(tx, schoolId, lessonId)) + 1
  const size = sizeOfUnits(content.info_units)
  const section = await repository.insertSection(
    tx,
    { schoolId, lessonId, name: content.name, position, ...size },
    now,
  )
  const stored = await store(tx, section, content.info_units, { lesson, by: content.by ?? null }, now)
  await refuseTooLarge(tx, lesson, emptySize, size)
  return stored
}

/**
 * Saves name and units of a section: exactly what came, in its order. Units keep their ids by `id` or `key`.
 *
 * @throws CallError not_found, foreign_quiz, the limits of a whole lesson, and stale_revision (409) when somebody else saved
 *   after `baseRevision`
 */
export const saveSection = async (
  tx: Transaction,
  change: SectionContent & { schoolId: SchoolId; sectionId: number; baseRevision: number | undefined },
  now: Date,
): Promise<Section> => {
  const section = found(await repository.lockSection(tx, change.schoolId, change.sectionId))
  const lesson = found(await findLesson(tx, change.schoolId, section.lessonId))
  if (change.baseRevision !== undefined && change.baseRevision !== section.revision) {
    throw new CallError('stale_revision')
  }
  const size = sizeOfUnits(change.info_units)
  const saved = await repository.updateSection(
    tx,
    section.schoolId,
    section.id,
    {
      name: change.name,
      revision: section.revision + 1,
      outlineRevision: section.outlineRevision + 1,
      ...size,
    },
    now,
  )
  const stored = await store(tx, saved, change.info_units, { lesson, by: change.by ?? null }, now)
  await refuseTooLarge(tx, lesson, section, size)
  return stored
}

/** Removes a section with its units from a lesson; the row stays, so that nothing written is lost for good. */
export const removeSection = async (
  tx: Transaction,
  { schoolId, sectionId, by }: { schoolId: SchoolId; sectionId: number; by: number },
  now: Date,
): Promise<void> => {
  const section = found(await repository.lockSection(tx, schoolId, sectionId))
  const lesson = found(await findLesson(tx, schoolId, section.lessonId))
  await repository.updateSection(tx, schoolId, section.id, { deletedAt: now }, now)
  await repository.unlinkQuizzes(tx, schoolId, section.id)
  await releaseFiles(tx, section.schoolId, [section.id])
  await noteVersions(tx, { lesson, before: [], after: [], by }, now)
  await announceLessonChange(tx, lesson.productId)
  await announceEdit(tx, { lessonId: lesson.id, sectionId: null, by })
}

const store = async (
  tx: Transaction,
  section: repository.SectionRow,
  drafts: readonly InfoUnitDraft[],
  { lesson, by }: { readonly lesson: LessonRow; readonly by: number | null },
  now: Date,
): Promise<Section> => {
  const before = await repository.listUnits(tx, section.schoolId, [section.id])
  const keys = new Map(before.map((unit) => [unit.id, unit.key]))
  for (const draft of drafts)
    refuseStaleUnit(
      draft,
      before.find((unit) => isOfDraft(draft, unit)),
    )
  const units = drafts.map((draft) => toStore(draft, keys))
  return storeSectionUnits(tx, { section, before, units, lesson, by }, now)
}

const isOfDraft = (draft: InfoUnitDraft, unit: repository.UnitRow): boolean =>
  draft.key === undefined ? draft.id === unit.id : draft.key === unit.key
