import type { InfoUnit } from '@lectern/contract/blocks/info-unit'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { presentUnit } from '../lessons.presenter.ts'
import { listSections, listUnits } from '../sections.repository.ts'

/** A section with everything that stands in it. */
export interface WholeSection {
  readonly name: string
  readonly units: readonly InfoUnit[]
}

/** All that stands in a lesson, in its order. */
export const readSections = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<WholeSection[]> => {
  const sections = await listSections(db, schoolId, lessonId)
  const units = await listUnits(
    db,
    schoolId,
    sections.map(({ id }) => id),
  )
  const bySection = Map.groupBy(units, ({ sectionId }) => sectionId)
  return sections.map(({ id, name }) => ({ name, units: (bySection.get(id) ?? []).map(presentUnit) }))
}
