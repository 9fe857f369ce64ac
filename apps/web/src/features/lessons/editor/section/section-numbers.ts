import type { Section } from '@lectern/contract/lessons/lesson'
import type { Revised } from '../../../../lib/drafts/index.ts'
import type { EditedUnit } from '../../../blocks/index.ts'

/** The number of a section's name and of the order of its units. */
export const outlineNumber = 'outline'
/** The number of what a unit says. */
export const unitRevision = (key: string): string => `revision:${key}`
/** The id of a unit, by which it is saved. */
export const unitId = (key: string): string => `id:${key}`

/** The numbers of a section and of what stands in it. */
export const numbersOf = ({ outline_revision, info_units }: Section): Record<string, number> => ({
  [outlineNumber]: outline_revision,
  ...Object.fromEntries(
    info_units.flatMap(({ key, id, revision }) => [
      [unitId(key), id],
      [unitRevision(key), revision],
    ]),
  ),
})

interface Units {
  name: string
  info_units: EditedUnit[]
}

const numberIn = ({ numbers }: Revised<Units>, name: string): number => numbers?.[name] ?? 0

/**
 * Of two states of a section the newer outline, and of each unit in it what is newer. The same object when nothing is. The number of a
 * unit is always that of what it says here: with a higher one its author would overwrite words that were never shown.
 */
export const newestSection = (one: Revised<Units>, other: Revised<Units>): Revised<Units> => {
  const known = new Map(one.content.info_units.map((unit) => [unit.key, unit]))
  const isNewer = ({ key }: EditedUnit) =>
    !known.has(key) || numberIn(other, unitRevision(key)) > numberIn(one, unitRevision(key))
  const newer = new Map(other.content.info_units.filter(isNewer).map((unit) => [unit.key, unit]))
  const isOutlineNewer = numberIn(other, outlineNumber) > numberIn(one, outlineNumber)
  if (!isOutlineNewer && [...newer.keys()].every((key) => !known.has(key)))
    return other.revision > one.revision ? { ...one, revision: other.revision } : one
  const outline = isOutlineNewer ? other : one
  const units = outline.content.info_units.map((unit) => newer.get(unit.key) ?? known.get(unit.key) ?? unit)
  const fromOther = units.filter((unit) => newer.get(unit.key) === unit)
  return {
    revision: Math.max(one.revision, other.revision),
    content: { name: outline.content.name, info_units: units },
    numbers: {
      ...other.numbers,
      ...one.numbers,
      [outlineNumber]: numberIn(outline, outlineNumber),
      ...Object.fromEntries(
        fromOther.map(({ key }) => [unitRevision(key), numberIn(other, unitRevision(key))]),
      ),
    },
  }
}
