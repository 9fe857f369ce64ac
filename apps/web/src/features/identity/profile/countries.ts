const letters = Array.from({ length: 26 }, (_letter, at) => String.fromCodePoint(65 + at))

/** Codes with a name that are no countries: unions, regions, and what is kept for tests. */
const noCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
])

export interface Country {
  /** ISO 3166-1, two capital letters. */
  code: string
  name: string
}

/** Countries by their name in the reader's language, in its order. */
export const countriesIn = (locale: string): readonly Country[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const compare = new Intl.Collator(locale).compare
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && isCurrent(code))
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [{ code, name }]
    })
    .toSorted((a, b) => compare(a.name, b.name))
}

/** A code that was given up answers with the one that took its place (DD → DE). */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code
