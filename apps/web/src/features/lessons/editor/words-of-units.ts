import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { EditedUnit } from '../../blocks/index.ts'

/** Words that a grown reader takes in within a minute. */
const wordsPerMinute = 200

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

/** How many words units hold, and in how many minutes they are read: at least one, where there are words. */
export const readingOf = (units: readonly EditedUnit[], locale: string) => {
  const words = units.reduce((sum, unit) => sum + wordsOf(unit, locale), 0)
  return { words, minutes: Math.ceil(words / wordsPerMinute) }
}
