import { describe, expect, test } from 'vitest'
import en from '../../../locales/en/lesson-text.json' with { type: 'json' }
import ru from '../../../locales/ru/lesson-text.json' with { type: 'json' }
import uk from '../../../locales/uk/lesson-text.json' with { type: 'json' }
import type { TextId, Translate } from '../../../lib/texts/index.ts'
import { filterSlash } from './filter-slash.ts'
import { slashEntries } from './slash-entries.ts'

const locales: Record<string, Record<string, string>> = { en, uk, ru }

const translateBy = (texts: Record<string, string>): Translate =>
  Object.assign(
    (id: string, values: Record<string, unknown> = {}) =>
      (texts[id.replace('lesson-text.', '')] ?? '').replace('{level}', String(values['level'])),
    { has: (id: string): id is TextId => id in texts },
  )

const idsFor = (locale: string, query: string): string[] => {
  const texts = locales[locale] ?? {}
  return filterSlash(slashEntries(translateBy(texts)), query).map(({ id }) => id)
}

describe('the insert menu', () => {
  test('offers everything in order while nothing is typed', () => {
    const ids = idsFor('en', '')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.indexOf('table')).toBeLessThan(ids.indexOf('heading-1'))
    for (const id of ['heading-6', 'paragraph', 'bullets', 'numbers', 'tasks', 'quote'])
      expect(ids).toContain(id)
  })

  test.each([
    ['en', 'quo', 'quote'],
    ['en', 'h2', 'heading-2'],
    ['en', 'heading3', 'heading-3'],
    ['en', 'list', 'bullets'],
    ['uk', 'цит', 'quote'],
    ['uk', 'заголовок2', 'heading-2'],
    ['ru', 'цитата', 'quote'],
    ['ru', 'нумер', 'numbers'],
    ['uk', 'чеклист', 'tasks'],
    ['ru', 'таблица', 'table'],
    ['en', 'GRID', 'table'],
    ['ru', 'ячеик', 'table'],
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
