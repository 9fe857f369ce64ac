import { describe, expect, it, test } from 'vitest'
import { excerptOf, searchWords, wantedWords } from './search-words.ts'

const finds = (query: string, text: string): boolean => {
  const wanted = wantedWords(query)
  const words = searchWords(text)
  return wanted.length > 0 && wanted.every((word) => words.includes(` ${word}`))
}

describe('a search for words', () => {
  it.each([
    ['практику', 'Ця практика коротка'],
    ['практиками', 'Практика'],
    ['лекции', 'Первая лекция'],
    ['ґанок', 'ганок'],
    ['ганок', 'Ґанок'],
    ['ёлка', 'Елка'],
    ['пам’ять', "пам'ять"],
    ['їжак', 'Їжак'],
    ['lessons', 'a lesson'],
    ['LESSON', 'lessons'],
    ['cafe', 'Café'],
    ['strasse', 'Straße'],
    ['памʼять', 'пам‛ять'],
    ['dough rest', 'The rest of the dough'],
  ])('for %s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  it.each([
    ['йод', 'иод'],
    ['кит', 'кіт'],
    ['dough', 'enough'],
    ['bread salt', 'bread alone'],
  ])('for %s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))

  it.each(['', '  ', 'ab', '%', '__', "'; drop table", '.*', '\u200B\u200B\u200B'])(
    'of %j takes words alone',
    (query) => {
      for (const word of wantedWords(query)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
    },
  )

  it.each(['', '  ', 'ab', '%', '__', '.*'])('of %j is too short for a word', (query) =>
    expect(wantedWords(query)).toEqual([]),
  )

  test('is short, however long the query is', () => {
    expect(wantedWords('word '.repeat(2_000)).length).toBe(1)
    expect(
      wantedWords(Array.from({ length: 50 }, (_, at) => `a${at}b`).join(' ')).length,
    ).toBeLessThanOrEqual(8)
  })
})

describe('an excerpt', () => {
  test('shows the words where they stand together, and marks them', () => {
    const text = `Bread. ${'Other words stand here. '.repeat(30)}Rye bread needs sour dough.`
    const excerpt = excerptOf(text, wantedWords('rye bread'))
    expect(excerpt?.text.startsWith('…')).toBe(true)
    expect(excerpt?.found.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual(['Rye', 'bread'])
  })

  test('is none where nothing is found', () => expect(excerptOf('Nothing here', ['bread'])).toBeNull())
})
