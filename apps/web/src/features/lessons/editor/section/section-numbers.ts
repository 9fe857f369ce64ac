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

/** Of two states of a section the newer outline, and of each unit in it what is newer. The same object when nothing is. */
export const newestSection = (one: Revised<Units>, other: Revised<Units>): Revised<Units> => {
  const isOutlineNewer = numberIn(other, outlineNumber) > numberIn(one, outlineNumber)
  const isNewer = ({ key }: EditedUnit) =>
    numberIn(other, unitRevision(key)) > numberIn(one, unitRevision(key))
  const heard = new Map(other.content.info_units.map((unit) => [unit.key, unit]))
  const known = new Map(one.content.info_units.map((unit) => [unit.key, unit]))
  const newerUnits = other.content.info_units.filter(isNewer)
  if (!isOutlineNewer && newerUnits.every(({ key }) => !known.has(key)))
    return other.revision > one.revision ? { ...one, revision: other.revision } : one
  const outline = isOutlineNewer ? other : one
  const unitOf = (unit: EditedUnit): EditedUnit => {
    const theirs = heard.get(unit.key)
    if (theirs && isNewer(theirs)) return theirs
    return known.get(unit.key) ?? unit
  }
  return {
    revision: Math.max(one.revision, other.revision),
    content: { name: outline.content.name, info_units: outline.content.info_units.map(unitOf) },
    numbers: newestNumbers(one, other),
  }
}

const newestNumbers = (one: Revised<Units>, other: Revised<Units>): Record<string, number> => {
  const names = new Set([...Object.keys(one.numbers ?? {}), ...Object.keys(other.numbers ?? {})])
  return Object.fromEntries(
    [...names].map((name) => [name, Math.max(numberIn(one, name), numberIn(other, name))]),
  )
}
