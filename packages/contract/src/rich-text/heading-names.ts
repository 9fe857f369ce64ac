import { slugOf } from '../kernel/slug.ts'
import { unitOfLink } from './addresses.ts'

/** The id of a place in an author's text: apart from the ids of the page itself, whatever its author calls it. */
export const placeId = (name: string): string => `text-${name}`

/** A heading "Unit 5" is not the unit with that number. */
const plainName = (words: string): string => {
  const name = slugOf(words) || 'heading'
  return unitOfLink(`#${name}`) === null ? name : `heading-${name}`
}

/** Gives the headings of one text, one after the other, names by which a link leads to them: `#name`. */
export const createHeadingNames = (): ((words: string) => string) => {
  const taken = new Map<string, number>()
  return (words) => {
    const name = plainName(words)
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return before === 0 ? name : `${name}-${before + 1}`
  }
}
