import type { Section } from '@lectern/contract/lessons/lesson'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { presentSection } from '../lessons.presenter.ts'
import { findSection, listUnits } from '../sections.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A section of the school as its author sees it; undefined when there is none. */
export const loadSection = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  sectionId: number,
): Promise<Section | undefined> => {
  const section = await findSection(db, schoolId, sectionId)
  return section ? presentSection(section, await listUnits(db, schoolId, [section.id])) : undefined
}
