import { expect, test } from 'vitest'
import enEditor from '../../../../locales/en/lesson-editor.json' with { type: 'json' }
import enText from '../../../../locales/en/lesson-text.json' with { type: 'json' }
import ruEditor from '../../../../locales/ru/lesson-editor.json' with { type: 'json' }
import ruText from '../../../../locales/ru/lesson-text.json' with { type: 'json' }
import ukEditor from '../../../../locales/uk/lesson-editor.json' with { type: 'json' }
import ukText from '../../../../locales/uk/lesson-text.json' with { type: 'json' }
import type { TextId, Translate } from '../../../../lib/texts/index.ts'
import { filterSlash } from '../../../lesson-text/index.ts'
import { blockDescriptions } from '../../block-descriptions.ts'
import { unitsBelow } from './units-below.ts'

/** Keys of the two groups that the insert menu reads. */
const locales: Record<string, Record<string, string>> = {
  en: { ...enEditor, ...enText },
  uk: { ...ukEditor, ...ukText },
  ru: { ...ruEditor, ...ruText },
}

const entriesIn = (locale: string, added: unknown[] = []) => {
  const texts = locales[locale] ?? {}
  const t: Translate = Object.assign((id: string) => texts[id.replace(/^[\w-]+\./, '')] ?? '', {
    has: (id: string): id is TextId => id in texts,
  })
  return unitsBelow(t, (typeId) => added.push(typeId))
}

test.each([
  ['en', 'MOVIE', 'unit-2'],
  ['uk', 'звук', 'unit-1'],
  ['uk', 'тест', 'unit-5'],
  ['uk', 'quiz', 'unit-5'],
  ['ru', 'фаил', 'unit-4'],
])('in %s the insert menu finds by "%s" the unit to add below', (locale, query, wanted) => {
  expect(filterSlash(entriesIn(locale), query)[0]?.id).toBe(wanted)
})

test('every kind of unit that is an insertion is offered, and added when it is chosen', () => {
  const added: unknown[] = []
  const entries = entriesIn('en', added)
  const offered = blockDescriptions.filter(({ searched }) => searched !== undefined)
  expect(entries.map(({ id }) => id)).toEqual(offered.map(({ typeId }) => `unit-${typeId}`))
  // @ts-expect-error -- the text is not looked at
  for (const { after } of entries) after?.(undefined)
  expect(added).toEqual(offered.map(({ typeId }) => typeId))
})
