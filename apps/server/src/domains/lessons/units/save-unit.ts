import { isDeepStrictEqual } from 'node:util'
import type { InfoUnit, InfoUnitDraft } from '@lectern/contract/blocks/info-unit'
import { replaceSize, sizeOfUnits, type LessonSize } from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { presentUnit } from '../lessons.presenter.ts'
import { findLesson, type LessonRow } from '../lessons.repository.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import { followClosings } from '../gates/unit-openings.ts'
import {
  linkQuizzes,
  lockSection,
  updateSection,
  type SectionRow,
  type UnitRow,
} from '../sections.repository.ts'
import { placeUnitFiles } from '../file-places/unit-files.ts'
import { noteVersions } from '../versions/note-versions.ts'
import { refuseTooLarge } from './refuse-too-large.ts'
import { refuseForeignQuizzes, refuseStaleUnit, toStore } from './unit-to-store.ts'
import * as repository from './units.repository.ts'

export interface UnitSave {
  readonly schoolId: SchoolId
  readonly unitId: number
  readonly draft: InfoUnitDraft
  /** Who writes. */
  readonly by: number
}

/**
 * Saves title and content of one unit; the others of its section are neither read nor written. The same content again changes nothing.
 *
 * @throws CallError not_found, stale_revision (409), foreign_quiz, foreign_file, the limits of a whole lesson
 */
export const saveUnit = async (
  tx: Transaction,
  { schoolId, unitId, draft, by }: UnitSave,
  now: Date,
): Promise<InfoUnit> => {
  const { section, unit } = await holdUnit(tx, schoolId, unitId)
  const lesson = found(await findLesson(tx, schoolId, section.lessonId))
  refuseStaleUnit(draft, unit)
  if (saysTheSame(draft, unit)) return presentUnit(unit)
  const stored = await write(tx, { section, unit, lesson, draft }, now)
  await noteVersions(tx, { lesson, before: [unit], after: [stored], by }, now)
  await announceLessonChange(tx, lesson.productId)
  await announceEdit(tx, { lessonId: lesson.id, sectionId: section.id, by })
  return presentUnit(stored)
}

/** A unit with its section, which is held: it may have gone to another one while we waited. */
const holdUnit = async (
  tx: Transaction,
  schoolId: SchoolId,
  unitId: number,
): Promise<{ section: SectionRow; unit: UnitRow }> => {
  const place = found(await repository.findUnit(tx, schoolId, unitId))
  const section = found(await lockSection(tx, schoolId, place.sectionId))
  const unit = found(await repository.findUnit(tx, schoolId, unitId))
  return unit.sectionId === section.id ? { section, unit } : holdUnit(tx, schoolId, unitId)
}

const saysTheSame = (draft: InfoUnitDraft, unit: UnitRow): boolean =>
  draft.type_id === unit.typeId &&
  draft.title === unit.title &&
  (draft.look === undefined || isDeepStrictEqual(draft.look, unit.look)) &&
  isDeepStrictEqual(JSON.parse(JSON.stringify(draft.content)), unit.content)

interface UnitWrite {
  readonly section: SectionRow
  readonly unit: UnitRow
  readonly lesson: LessonRow
  readonly draft: InfoUnitDraft
}

const write = async (tx: Transaction, { section, unit, lesson, draft }: UnitWrite, now: Date) => {
  const after = { ...toStore(draft, new Map()), key: unit.key }
  await refuseForeignQuizzes(tx, section.schoolId, [after])
  const [had, has] = [sizeOf(unit), sizeOf(after)]
  const size = replaceSize(sizeOfSection(section), had, has)
  await updateSection(tx, section.schoolId, section.id, { revision: section.revision + 1, ...size }, now)
  const stored = await repository.updateUnit(tx, unit, after, now)
  const ids = new Map([[unit.key, unit.id]])
  await linkQuizzes(tx, section, [after], ids)
  await placeUnitFiles(tx, section.schoolId, [after], { stored: ids, gone: [] })
  if (!lesson.held) await followClosings(tx, section, [unit], [after], now)
  await refuseTooLarge(tx, lesson, had, has)
  return stored
}

const sizeOf = ({ typeId, content }: Pick<UnitRow, 'typeId' | 'content'>): LessonSize =>
  sizeOfUnits([{ type_id: typeId, content }])

const sizeOfSection = ({ units, letters, bytes }: SectionRow): LessonSize => ({ units, letters, bytes })
