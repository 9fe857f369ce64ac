import { describe, expect, it, test } from 'vitest'
import { findFolded, foldForms, foldForSearch, foldWithPlaces, holdsWords } from './fold.ts'

const alike = [
  ["пам'ять", 'пам’ять', 'памʼять', 'пам‛ять', 'пам`ять', 'ПАМ′ЯТЬ'],
  ['Ёлка', 'елка', 'е\u0308лка'],
  ['їжак', 'і\u0308жак'],
  ['йод', 'и\u0306од', 'ЙОД'],
  ['Café', 'cafe\u0301'],
  ['Straße', 'STRASSE', 'STRAẞE'],
  ['ΟΔΟΣ', 'οδος'],
  ['co\u00ADoperate', 'cooperate'],
  ['two words', ' two\u00A0 words'],
  ['«so»', '“so”', '"so"'],
]

describe('forms of the same letters are alike', () => {
  it.each(alike)('in answers and searches: %j', (first, ...others) => {
    for (const other of others) {
      expect(foldForms(other)).toBe(foldForms(first))
      expect(holdsWords(first, other)).toBe(true)
      expect(holdsWords(other, first)).toBe(true)
    }
  })

  test('of a search alone, which is forgiving: marks, apostrophes left out, ґ', () => {
    for (const [text, wanted] of [
      ['Café', 'cafe'],
      ["пам'ять", 'память'],
      ['Ґанок', 'ганок'],
      ['за\u0301мок', 'замок'],
    ] as const) {
      expect(holdsWords(text, wanted)).toBe(true)
      expect(foldForms(text)).not.toBe(foldForms(wanted))
    }
  })

  it.each([
    ['йод', 'иод'],
    ['кит', 'кіт'],
    ['їх', 'іх'],
  ])('%s and %s stay other letters', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other))
    expect(foldForms(one)).not.toBe(foldForms(other))
  })
})

test('what is folded folds to itself', () => {
  for (const text of [...alike.flat(), 'Ґава', 'İstanbul', 'ﬁve ½']) {
    expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
    expect(foldForms(foldForms(text))).toBe(foldForms(text))
  }
})

test('a find stands at its own letters, however many its folded ones are', () => {
  const text = 'İ straße пам’ять йод'
  const found = (wanted: string) =>
    findFolded(foldWithPlaces(text), wanted).map(({ start, end }) => text.slice(start, end))
  expect(found('STRASSE')).toEqual(['straße'])
  expect(found('память')).toEqual(['пам’ять'])
  expect(found('и')).toEqual([])
  expect(found('')).toEqual([])
})
