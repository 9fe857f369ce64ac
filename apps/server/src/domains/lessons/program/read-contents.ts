import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listSections, listUnits, type UnitRow } from '../sections.repository.ts'

/** Lessons that are read at once: a lesson may hold 3 MB. */
const atOnce = 5

/** A unit and its section, from 0. */
export interface PlacedUnit {
  readonly unit: UnitRow
  readonly section: number
}

/** What stands in a lesson. */
export interface LessonUnits {
  readonly lessonId: number
  readonly units: readonly PlacedUnit[]
}

/** The units of lessons, a few lessons at a time: whoever walks over them holds no more than those. */
export const readContents = async function* (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): AsyncGenerator<LessonUnits> {
  for (let from = 0; from < lessonIds.length; from += atOnce) {
    const some = lessonIds.slice(from, from + atOnce)
    const lists = await Promise.all(some.map((lessonId) => listSections(db, schoolId, lessonId)))
    const units = await listUnits(
      db,
      schoolId,
      lists.flat().map(({ id }) => id),
    )
    const bySection = Map.groupBy(units, ({ sectionId }) => sectionId)
    for (const [at, lessonId] of some.entries()) {
      const sections = lists[at] ?? []
      yield {
        lessonId,
        units: sections.flatMap(({ id }, section) =>
          (bySection.get(id) ?? []).map((unit) => ({ unit, section })),
        ),
      }
    }
  }
}
