import { infoUnit, type InfoUnit } from '@lectern/contract/blocks/info-unit'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersLessons, type UnitContent } from '../held-edits/lesson-forms.ts'

/** A section with everything that stands in it. */
export interface WholeSection {
  readonly name: string
  readonly units: readonly InfoUnit[]
}

const presentWhole = (unit: UnitContent): InfoUnit =>
  infoUnit.parse({
    id: unit.id,
    key: unit.key,
    title: unit.title,
    type_id: unit.typeId,
    content: unit.content,
    look: unit.look ?? undefined,
    files: blockTypeOf(unit.typeId).files(unit.content),
    copied: false,
    revision: 1,
  })

/** All that learners find in a lesson, in its order: edits that are held stay with their authors. */
export const readSections = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<WholeSection[]> => {
  const sections = await learnersLessons.sectionsOf(db, schoolId, [lessonId])
  const units = await learnersLessons.unitsOf(db, schoolId, sections)
  const bySection = Map.groupBy(units, ({ sectionId }) => sectionId)
  return sections.map(({ id, name }) => ({ name, units: (bySection.get(id) ?? []).map(presentWhole) }))
}
