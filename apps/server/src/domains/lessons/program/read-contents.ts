import { setImmediate as nextLoop } from 'node:timers/promises'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { authorsLessons, type LessonForm, type UnitContent } from '../held-edits/lesson-forms.ts'

/** Lessons that are read at once: a lesson may hold 3 MB. */
const atOnce = 5

/** A unit and its section, from 0. */
export interface PlacedUnit {
  readonly unit: UnitContent
  readonly section: number
}

/** What stands in a lesson. */
export interface LessonUnits {
  readonly lessonId: number
  readonly units: readonly PlacedUnit[]
}

/**
 * The units of lessons, a few lessons at a time: whoever walks over them holds no more than those, and other requests
 * are answered between two lessons. Ends early once `mostBytes` of content have been read.
 */
export const readContents = async function* (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
  mostBytes: number,
  form: LessonForm = authorsLessons,
): AsyncGenerator<LessonUnits> {
  let bytes = 0
  for (let from = 0; from < lessonIds.length && bytes < mostBytes; from += atOnce) {
    const some = lessonIds.slice(from, from + atOnce)
    const sections = await form.sectionsOf(db, schoolId, some)
    bytes += sections.reduce((sum, section) => sum + section.bytes, 0)
    const units = await form.unitsOf(db, schoolId, sections)
    const bySection = Map.groupBy(units, ({ sectionId }) => sectionId)
    for (const lessonId of some) {
      await nextLoop()
      const own = sections.filter((section) => section.lessonId === lessonId)
      yield {
        lessonId,
        units: own.flatMap(({ id }, section) => (bySection.get(id) ?? []).map((unit) => ({ unit, section }))),
      }
    }
  }
}
