import type { InfoUnitDraft } from '@lectern/contract/blocks/info-unit'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import type { Section } from '@lectern/contract/lessons/lesson'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { findLesson, lastSectionPosition } from '../lessons.repository.ts'
import * as repository from '../sections.repository.ts'
import { releaseFiles } from '../file-places/unit-files.ts'
import { refuseStaleUnit, toStore } from '../units/unit-to-store.ts'
import { tellWritten, writeSection } from '../units/write-units.ts'
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
  const empty = { schoolId, lessonId, name: content.name, position }
  const section = await repository.insertSection(tx, empty, now)
  return store(tx, { lesson, section, change: {}, by: content.by ?? null }, content.info_units, now)
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
  const outline = {
    name: change.name,
    revision: section.revision + 1,
    outlineRevision: section.outlineRevision + 1,
  }
  return store(tx, { lesson, section, change: outline, by: change.by ?? null }, change.info_units, now)
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
  await tellWritten(tx, { lesson, before: [], after: [], sectionId: null, by }, now)
}

const store = async (
  tx: Transaction,
  write: Pick<Parameters<typeof writeSection>[1], 'lesson' | 'section' | 'change' | 'by'>,
  drafts: readonly InfoUnitDraft[],
  now: Date,
): Promise<Section> => {
  const { section } = write
  const before = await repository.listUnits(tx, section.schoolId, [section.id])
  const keys = new Map(before.map((unit) => [unit.id, unit.key]))
  for (const draft of drafts)
    refuseStaleUnit(
      draft,
      before.find((unit) => isOfDraft(draft, unit)),
    )
  const units = drafts.map((draft) => toStore(draft, keys))
  return writeSection(tx, { ...write, before, units }, now)
}

const isOfDraft = (draft: InfoUnitDraft, unit: repository.UnitRow): boolean =>
  draft.key === undefined ? draft.id === unit.id : draft.key === unit.key
