import type { InfoUnitDraft } from '@lectern/contract/blocks/info-unit'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listUnits, type UnitRow } from '../sections.repository.ts'
import { changeSection } from './change-section.ts'

interface UnitReturn {
  readonly schoolId: SchoolId
  /** A removed one. */
  readonly unit: UnitRow
  /** What it is to say; as it did without it. */
  readonly draft?: InfoUnitDraft
  /** Who brings it back. */
  readonly by: number
}

/**
 * Brings a removed unit back to its place in its section, or to the end.
 *
 * @throws CallError not_found when the section was removed too, foreign_quiz, the limits of a whole lesson
 */
export const returnUnit = async (
  tx: Transaction,
  { schoolId, unit, draft, by }: UnitReturn,
  now: Date,
): Promise<void> => {
  const standing = await listUnits(tx, schoolId, [unit.sectionId])
  const at = standing.findIndex((each) => each.position >= unit.position)
  const order = standing.toSpliced(at === -1 ? standing.length : at, 0, unit)
  const unit_order = order.map(({ id, key }) => ({ id, key }))
  const info_units = draft ? [{ ...draft, key: unit.key }] : []
  await changeSection(
    tx,
    { schoolId, sectionId: unit.sectionId, change: { unit_order, info_units }, by },
    now,
  )
}
