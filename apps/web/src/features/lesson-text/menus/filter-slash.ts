import { foldForSearch } from '@lectern/contract/kernel/words/fold'

interface Named {
  readonly group: string
  readonly name: string
  readonly words: string
}

/** Letters as searches compare them, and й as и: the menu is typed in a hurry. */
const plain = (text: string): string => foldForSearch(text).normalize('NFKD').replaceAll(/\p{M}/gu, '')

const joined = (text: string): string => text.replaceAll(/\s+/g, '')

const isBeginningOfWord = (text: string, typed: string): boolean =>
  text.split(/[\s,]+/).some((word) => word.startsWith(typed)) || joined(text).startsWith(typed)

/** How well an entry fits: 0 by the beginning of its name, the more the worse; undefined when it does not. */
const rankOf = ({ name, words }: Named, typed: string): number | undefined => {
  const [plainName, plainWords] = [plain(name), plain(words)]
  if (joined(plainName).startsWith(typed)) return 0
  if (isBeginningOfWord(plainName, typed)) return 1
  if (isBeginningOfWord(plainWords, typed)) return 2
  return undefined
}

/**
 * The entries that fit what was typed after the slash: the group of the best one first, the best of each group first. All
 * of them, in order, when nothing was typed.
 */
export const filterSlash = <Entry extends Named>(entries: readonly Entry[], query: string): Entry[] => {
  const typed = joined(plain(query))
  const fitting = entries
    .flatMap((entry) => {
      const rank = rankOf(entry, typed)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
  return [...Map.groupBy(fitting, (entry) => entry.group).values()].flat()
}
