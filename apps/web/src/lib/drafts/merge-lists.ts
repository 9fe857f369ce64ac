import { isSame } from './is-same.ts'

export interface Merged<T> {
  /** What both changed stands in it as on my side. */
  items: T[]
  /** Keys of the things that both sides changed, differently. */
  clashes: string[]
}

interface Sides<T> {
  base: T | undefined
  mine: T | undefined
  theirs: T | undefined
}

interface Outcome<T> {
  kept: T | undefined
  clashes?: boolean
}

/** What becomes of one thing. A change beats a removal, so that nobody's words go without being asked about. */
const settle = <T>({ base, mine, theirs }: Sides<T>): Outcome<T> => {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { kept: mine }
  if (isSame(mine, base)) return { kept: theirs }
  if (mine === undefined || theirs === undefined) return { kept: mine ?? theirs }
  return { kept: mine, clashes: true }
}

const without = (keys: readonly string[], shown: ReadonlySet<string>) => keys.filter((key) => shown.has(key))

/** Puts the keys of `extra` that `leading` lacks behind the neighbour that they stand behind in `extra`. */
const weave = (leading: readonly string[], extra: readonly string[]): string[] => {
  const woven = [...leading]
  extra.forEach((key, at) => {
    if (woven.includes(key)) return
    const before = extra.slice(0, at).findLast((each) => woven.includes(each))
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, key)
  })
  return woven
}

/** My order when I changed it, else theirs; what only the other side has is woven in. */
const orderOf = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => {
  const common = new Set(base.filter((key) => mine.includes(key)))
  const moved = !isSame(without(base, common), without(mine, common))
  return moved ? weave(mine, theirs) : weave(theirs, mine)
}

/**
 * Three lists of things with keys into one: what only one side changed, added, removed or moved is taken over; what both
 * changed is a clash, for a person to decide.
 */
export const mergeLists = <T>(
  lists: { base: readonly T[]; mine: readonly T[]; theirs: readonly T[] },
  keyOf: (item: T) => string,
): Merged<T> => {
  const find = (list: readonly T[], key: string) => list.find((item) => keyOf(item) === key)
  const keysOf = (list: readonly T[]) => list.map(keyOf)
  const merged: Merged<T> = { items: [], clashes: [] }
  for (const key of orderOf(keysOf(lists.base), keysOf(lists.mine), keysOf(lists.theirs))) {
    const { kept, clashes } = settle({
      base: find(lists.base, key),
      mine: find(lists.mine, key),
      theirs: find(lists.theirs, key),
    })
    if (kept !== undefined) merged.items.push(kept)
    if (clashes) merged.clashes.push(key)
  }
  return merged
}

/** A single value of which there are three: mine when I changed it, else theirs. */
export const mergeValue = <T>(base: T, mine: T, theirs: T): T => (isSame(mine, base) ? theirs : mine)

/** Fields of which there are three: those that I changed as I have them, the others as they are now. */
export const mergeFields = <T extends Readonly<Record<string, unknown>>>(base: T, mine: T, theirs: T): T => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isSame(value, base[name]))),
})

/** What becomes of a clash. */
export type ClashChoice = 'mine' | 'theirs' | 'both'

/** Carries out what a person decided about clashes; `copy` gives a thing that stands beside its like another key. */
export const decideClashes = <T>(
  items: readonly T[],
  theirs: readonly T[],
  choices: ReadonlyMap<string, ClashChoice>,
  { keyOf, copy }: { keyOf: (item: T) => string; copy: (item: T) => T },
): T[] =>
  items.flatMap((item) => {
    const choice = choices.get(keyOf(item))
    const other = theirs.find((each) => keyOf(each) === keyOf(item))
    if (other === undefined || choice === undefined || choice === 'mine') return [item]
    return choice === 'theirs' ? [other] : [item, copy(other)]
  })
