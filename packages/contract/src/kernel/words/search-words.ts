import { foldForSearch } from './fold.ts'

/** An apostrophe or a sign that is not seen parts no word; such as nobody takes for a letter. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’‘‛′`´＇\u00AD\u200B-\u200D\u2060](?=\p{L}))*/gu

/** A word in its text. */
export interface PlacedWord {
  readonly start: number
  readonly end: number
  readonly folded: string
}

/** Every word of a text in its order. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(word)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: foldForSearch(match[0]),
  }))

/** Longer ones are no words; what is searched for is cut as short. */
const longestWord = 40

/** The words of a text, each once, as they are stored to be searched: ` first second `. */
export const searchWords = (text: string): string => {
  const words = new Set(placedWords(text).map(({ folded }) => folded.slice(0, longestWord)))
  return words.size === 0 ? '' : ` ${[...words].join(' ')} `
}

/** Letters that a beginning keeps: shorter ones are those of other words. */
const shortestStem = 4

const cyrillicEnd = /(?:[ая]ми|ого|ому|[аяоеєиы][мх]|[іо]в|[аеиіїоуюяйьєыэ]{1,2})$/u

/**
 * The beginning of a word that its other forms share: «практика» finds «практику», “lessons” finds “lesson”. Short words are searched
 * as they are.
 */
const stemOf = (folded: string): string => {
  if (/\p{Script=Cyrillic}/u.test(folded)) {
    const stem = folded.replace(cyrillicEnd, '')
    return stem.length < shortestStem ? folded.slice(0, Math.max(shortestStem, folded.length - 1)) : stem
  }
  return folded.length > 3 && /[^s]s$/u.test(folded) ? folded.slice(0, -1) : folded
}

export const searchLimits = { shortest: 3, longest: 100, words: 8 } as const

/** The beginnings of words that a text has to hold, each; empty for a query with less than three letters in its words. */
export const wantedWords = (query: string): string[] => {
  const folded = placedWords(query.slice(0, searchLimits.longest)).map((each) => each.folded)
  if (folded.join('').length < searchLimits.shortest) return []
  return [...new Set(folded.map((each) => stemOf(each.slice(0, longestWord))))].slice(0, searchLimits.words)
}

/** A stretch of words around what was found, with the places of the found words in it. */
export interface Excerpt {
  readonly text: string
  /** In letters of `text`; in their order. */
  readonly found: { readonly start: number; readonly end: number }[]
}

const around = { before: 60, length: 200 } as const

/** Where the most of the wanted words stand close together in a text; null where none of them does. */
export const excerptOf = (text: string, wanted: readonly string[]): Excerpt | null => {
  const words = placedWords(text)
  const hits = words.filter(({ folded }) => wanted.some((each) => folded.startsWith(each)))
  const [first] = hits
  if (first === undefined) return null
  const within = (from: number) =>
    new Set(
      hits
        .filter(({ start, end }) => start >= from && end <= from + around.length - around.before)
        .flatMap(({ folded }) => wanted.filter((each) => folded.startsWith(each))),
    ).size
  // A text of thousands of hits is looked at in its first hundred.
  const best = hits.slice(0, 100).reduce<{ hit: PlacedWord; count: number }>(
    (top, hit) => {
      const count = within(hit.start)
      return count > top.count ? { hit, count } : top
    },
    { hit: first, count: 0 },
  ).hit
  const from = words.find(({ start }) => start >= best.start - around.before)?.start ?? 0
  const last = words.findLast(({ end }) => end <= from + around.length)?.end ?? best.end
  const to = Math.max(last, best.end)
  const ending = /^[^\p{L}\p{N}\s]*/u.exec(text.slice(to, to + 3))?.[0].length ?? 0
  const [head, tail] = [from > 0 ? '…' : '', to + ending < text.trimEnd().length ? '…' : '']
  const body = text.slice(from, to + ending)
  return {
    text: `${head}${body}${tail}`.replaceAll(/\s/gu, ' '),
    found: hits
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start - from + head.length, end: end - from + head.length })),
  }
}
