import { isDeepStrictEqual } from 'node:util'
import type { HeldLessonChanges } from '@lectern/contract/lessons/held-edits/held-edits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { listSections } from '../sections.repository.ts'
import { compareUnits, type ComparedUnit, listReleasedSections } from './held-edits.repository.ts'
import { authorsForm } from './held-lesson.ts'

/** What learners would notice, were the held edits of a lesson released now. */
export const countChanges = async (db: ReadDatabase, lesson: LessonRow): Promise<HeldLessonChanges> => {
  const units = await compareUnits(db, lesson)
  const stayed = units.filter((unit) => unit.section !== null && unit.releasedSection !== null)
  const now = (await listReleasedSections(db, lesson)).map(({ id, name }) => ({ id, name }))
  const next = (await listSections(db, lesson.schoolId, lesson.id)).map(({ id, name }) => ({ id, name }))
  return {
    added: units.filter(({ releasedSection }) => releasedSection === null).length,
    removed: units.filter(({ section }) => section === null).length,
    changed: stayed.filter(({ isChanged }) => isChanged).length,
    is_order_changed: !isDeepStrictEqual(placesBefore(stayed), placesAfter(stayed)),
    are_sections_changed: !isDeepStrictEqual(now, next),
    settings_changed: !isDeepStrictEqual(ownFields(lesson), ownFields(authorsForm(lesson))),
  }
}

/** Section → its units, in their order. */
const placesOf = (units: readonly ComparedUnit[], section: (unit: ComparedUnit) => number | null) =>
  Map.groupBy(
    units.map((unit) => ({ id: unit.id, section: section(unit) })),
    (unit) => unit.section,
  )

const placesBefore = (units: readonly ComparedUnit[]) =>
  placesOf(
    units.toSorted((one, other) => one.releasedPosition - other.releasedPosition || one.id - other.id),
    (unit) => unit.releasedSection,
  )

const placesAfter = (units: readonly ComparedUnit[]) =>
  placesOf(
    units.toSorted((one, other) => one.position - other.position || one.id - other.id),
    (unit) => unit.section,
  )

const ownFields = ({ title, extras }: Pick<LessonRow, 'title' | 'extras'>) => ({
  title,
  image: extras.image ?? null,
  previews: extras.lesson_previews ?? [],
})
