/** Characters that are not seen: soft hyphens, marks of direction, joiners, byte order marks. */
const unseen = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const apostrophes = /['‘’‛\u02B9\u02BB\u02BC\u2032\u0060\u00B4＇]/gu
const quotes = /[“”„‟«»″]/gu
const hyphens = /[\u2010\u2011]/gu

const oneSignEach = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(apostrophes, "'").replaceAll(quotes, '"').replaceAll(hyphens, '-')

/**
 * A text in the form in which answers are compared: forms of the same letters are alike, other letters are not. Composed,
 * without unseen signs, one kind of apostrophe, quote, hyphen and space, е for ё, ss for ß; small letters unless case counts.
 */
export const foldForms = (text: string, { keepsCase = false } = {}): string => {
  // Composed before as well: some signs become an apostrophe only then.
  const plain = oneSignEach(text.normalize('NFC'))
    .normalize('NFC')
    .replaceAll('ẞ', 'SS')
    .replaceAll('ß', 'ss')
  return (keepsCase ? plain : plain.toLowerCase())
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replaceAll('ς', 'σ')
    .trim()
    .replaceAll(/\s+/gu, ' ')
}

/** Letters whose mark makes them another letter, and what holds their place while marks are taken off. */
const markedLetters = 'ЙйЇїЎў'
const placeholders = '\uE000\uE000\uE001\uE001\uE002\uE002'
const placeholderOf = (letter: string): string => placeholders[markedLetters.indexOf(letter)] ?? letter
const markedOf = (placeholder: string): string =>
  markedLetters[placeholders.lastIndexOf(placeholder)] ?? placeholder

/**
 * A text in the form in which searches compare: as `foldForms`, and without apostrophes and marks of letters (cafe finds café;
 * й and ї stay letters of their own), г for ґ. The database has the same in its function `folded`, and a test holds them together.
 */
export const foldForSearch = (text: string): string =>
  oneSignEach(text)
    .replaceAll("'", '')
    .normalize('NFC')
    .replaceAll(/[ЙйЇїЎў]/gu, placeholderOf)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ґ', 'г')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\uE000-\uE002]/gu, markedOf)
    .normalize('NFC')
    .replaceAll(/[ \t\n\r]+/gu, ' ')

/** Whether a text holds the words of a search, whatever the forms of their letters; every text holds none at all. */
export const holdsWords = (text: string, wanted: string): boolean =>
  foldForSearch(text).includes(foldForSearch(wanted).trim())

/** A stretch of a text, in its own letters. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A text folded for many searches, with the place of every folded letter in it. */
export interface FoldedText {
  readonly folded: string
  readonly stretches: readonly Stretch[]
}

/** A letter with its marks, or a run of spaces: what folds by itself. */
const cluster = /\s+|.\p{M}*/gsu

export const foldWithPlaces = (text: string): FoldedText => {
  const parts = [...text.matchAll(cluster)].map((match) => ({
    folded: foldForSearch(match[0]),
    stretch: { start: match.index, end: match.index + match[0].length },
  }))
  return {
    folded: parts.map(({ folded }) => folded).join(''),
    stretches: parts.flatMap(({ folded, stretch }) => Array.from({ length: folded.length }, () => stretch)),
  }
}

/** Where the words of a search are in a text, one after the other; nowhere for no words. */
export const findFolded = ({ folded, stretches }: FoldedText, wanted: string): Stretch[] => {
  const needle = foldForSearch(wanted)
  const found: Stretch[] = []
  if (needle === '') return found
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const [first, last] = [stretches[at], stretches[at + needle.length - 1]]
    if (first && last) found.push({ start: first.start, end: last.end })
  }
  return found
}
