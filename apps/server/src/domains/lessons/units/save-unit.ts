import { isDeepStrictEqual } from 'node:util'
import type { InfoUnit, InfoUnitDraft } from '@lectern/contract/blocks/info-unit'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { presentUnit } from '../lessons.presenter.ts'
import { findLesson } from '../lessons.repository.ts'
import { lockSection, type SectionRow, type UnitRow } from '../sections.repository.ts'
import { refuseStaleUnit, toStore } from './unit-to-store.ts'
import { findUnit } from './units.repository.ts'
import { writeUnit } from './write-units.ts'

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
  const after = { ...toStore(draft, new Map()), key: unit.key }
  return presentUnit(await writeUnit(tx, { lesson, section, before: unit, unit: after, by }, now))
}

/** A unit with its section, which is held: it may have gone to another one while we waited. */
const holdUnit = async (
  tx: Transaction,
  schoolId: SchoolId,
  unitId: number,
): Promise<{ section: SectionRow; unit: UnitRow }> => {
  const place = found(await findUnit(tx, schoolId, unitId))
  const section = found(await lockSection(tx, schoolId, place.sectionId))
  const unit = found(await findUnit(tx, schoolId, unitId))
  return unit.sectionId === section.id ? { section, unit } : holdUnit(tx, schoolId, unitId)
}

const saysTheSame = (draft: InfoUnitDraft, unit: UnitRow): boolean =>
  draft.type_id === unit.typeId &&
  draft.title === unit.title &&
  (draft.look === undefined || isDeepStrictEqual(draft.look, unit.look)) &&
  isDeepStrictEqual(JSON.parse(JSON.stringify(draft.content)), unit.content)
