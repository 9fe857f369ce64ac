import { expect, it } from 'vitest'
import { writtenConsent } from './written-consent.ts'

const today = '2026-11-29'
const state = (text: string) => writtenConsent(text, today)?.state ?? null

it.each(['1', 'Yes', ' TRUE ', 'Opt-in', 'opted_in', 'так', 'Згоден', 'ДА', 'Согласна', '+'])(
  '“%s” is a yes',
  (text) => expect(state(text)).toBe('granted'),
)

it.each(['0', 'No', 'unsubscribed', 'Opted out', 'ні', 'Відписаний', 'Нет', 'не согласен', '-'])(
  '“%s” is a no',
  (text) => expect(state(text)).toBe('withdrawn'),
)

it.each(['', 'maybe', 'x', '2', '31.12.2027', '2026-11-30', '01.01.1970', '03/04/2026'])(
  '“%s” is neither',
  (text) => expect(state(text)).toBeNull(),
)

it.each(['2026-11-29', '29.11.2026', '2026-11-29 10:00'])('“%s” is a yes of that day', (text) =>
  expect(writtenConsent(text, today)).toEqual({ state: 'granted', on: '2026-11-29' }),
)
