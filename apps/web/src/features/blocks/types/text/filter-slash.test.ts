import { describe, expect, test } from 'vitest'
import en from '../../../../locales/en/create-course.json' with { type: 'json' }
import ru from '../../../../locales/ru/create-course.json' with { type: 'json' }
import uk from '../../../../locales/uk/create-course.json' with { type: 'json' }
import type { TextId, Translate } from '../../../../lib/texts/index.ts'
import { blockDescriptions } from '../../block-descriptions.ts'
import { filterSlash } from './filter-slash.ts'
import { slashEntries } from './slash-entries.ts'

/** Kinds of unit that are insertions, in the order in which authors are offered them. */
const offered = blockDescriptions
  .filter(({ searched }) => searched !== undefined)
  .map(({ typeId }) => `unit-${typeId}`)

const locales: Record<string, Record<string, string>> = { en, uk, ru }

const translateBy = (texts: Record<string, string>): Translate =>
  Object.assign(
    (id: string, values: Record<string, unknown> = {}) =>
      (texts[id.replace('create-course.', '')] ?? '').replace('{level}', String(values['level'])),
    { has: (id: string): id is TextId => id in texts },
  )

const idsFor = (locale: string, query: string): string[] => {
  const texts = locales[locale] ?? {}
  return filterSlash(slashEntries(translateBy(texts)), query).map(({ id }) => id)
}

describe('the insert menu', () => {
  test('offers everything in order while nothing is typed', () => {
    expect(idsFor('en', '')).toEqual([
      'heading-1',
      'heading-2',
      'heading-3',
      'paragraph',
      'bullets',
      'numbers',
      'quote',
      ...offered,
    ])
  })

  test.each([
    ['en', 'quo', 'quote'],
    ['en', 'h2', 'heading-2'],
    ['en', 'heading3', 'heading-3'],
    ['en', 'MOVIE', 'unit-2'],
    ['en', 'list', 'bullets'],
    ['uk', 'цит', 'quote'],
    ['uk', 'заголовок2', 'heading-2'],
    ['uk', 'звук', 'unit-1'],
    ['uk', 'тест', 'unit-5'],
    ['uk', 'quiz', 'unit-5'],
    ['ru', 'цитата', 'quote'],
    ['ru', 'фаил', 'unit-4'],
    ['ru', 'нумер', 'numbers'],
  ])('in %s finds by "%s"', (locale, query, wanted) => {
    expect(idsFor(locale, query)[0]).toBe(wanted)
  })

  test('finds nothing by words of nothing, and not by letters in the middle of a word', () => {
    expect(idsFor('en', 'xyz')).toEqual([])
    expect(idsFor('en', 'eading')).toEqual([])
  })

  test('keeps the groups together', () => {
    const { length } = idsFor('en', 'p')
    expect(length).toBeGreaterThan(1)
    const groups = filterSlash(slashEntries(translateBy(en)), 'p').map(({ group }) => group)
    const runs = groups.filter((group, at) => group !== groups[at - 1])
    expect(new Set(runs).size).toBe(runs.length)
  })
})
