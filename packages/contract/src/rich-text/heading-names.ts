import { slugOf } from '../kernel/slug.ts'

/** Gives the headings of one text, one after the other, names by which a link leads to them: `#name`. */
export const createHeadingNames = (): ((words: string) => string) => {
  const taken = new Map<string, number>()
  return (words) => {
    const name = slugOf(words) || 'heading'
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return before === 0 ? name : `${name}-${before + 1}`
  }
}
