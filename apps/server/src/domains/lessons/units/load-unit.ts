import type { InfoUnit } from '@lectern/contract/blocks/info-unit'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { presentUnit } from '../lessons.presenter.ts'
import { findUnit } from './units.repository.ts'

/** A unit of the school as its author sees it; undefined when there is none. */
export const loadUnit = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  unitId: number,
): Promise<InfoUnit | undefined> => {
  const unit = await findUnit(db, schoolId, unitId)
  return unit ? presentUnit(unit) : undefined
}
