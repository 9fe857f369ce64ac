import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { readingMinutes } from '@lectern/contract/lessons/rules/reading-minutes'
import type { EditedUnit } from '../../blocks/index.ts'

/** Words of units that did not change since they were counted. */
const counted = new WeakMap<EditedUnit, number>()

const wordsOf = (unit: EditedUnit, locale: string): number => {
  const known = counted.get(unit)
  if (known !== undefined) return known
  const parts = new Intl.Segmenter(locale, { granularity: 'word' }).segment(
    blockTypeOf(unit.type_id).words(unit.content),
  )
  const words = [...parts].filter(({ isWordLike }) => isWordLike).length
  counted.set(unit, words)
  return words
}

/** How many words units hold, and in how many minutes they are read, as learners are told. */
export const readingOf = (units: readonly EditedUnit[], locale: string) => {
  const words = units.reduce((sum, unit) => sum + wordsOf(unit, locale), 0)
  const letters = units.reduce((sum, unit) => sum + blockTypeOf(unit.type_id).letters(unit.content), 0)
  return { words, minutes: readingMinutes(letters) }
}
