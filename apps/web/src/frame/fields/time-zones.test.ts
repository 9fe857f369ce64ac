import { expect, test } from 'vitest'
import { zonesFor } from './time-zones.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const all = (chosen: string | null, now = winter) => zonesFor(chosen, 'en', now)

test('every zone of the runtime is there, and none twice', () => {
  const zones = all(null)
  expect(zones.length).toBeGreaterThan(400)
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
})

test('Kyiv is written as it is today; the old name stays for who has chosen it', () => {
  const names = all(null).map(({ id }) => id)
  expect(names).toContain('Europe/Kyiv')
  expect(names).not.toContain('Europe/Kiev')
  expect(all('Europe/Kiev').map(({ id }) => id)).toContain('Europe/Kiev')
})

test('a zone says how far it is from UTC now, summer time included', () => {
  const label = (now: Date) => all(null, now).find(({ id }) => id === 'Europe/Kyiv')?.label
  expect(label(winter)).toBe('Europe/Kyiv (UTC+2)')
  expect(label(new Date('2026-07-15T12:00:00Z'))).toBe('Europe/Kyiv (UTC+3)')
})

test('a zone tells its country in the language of the reader', () => {
  const noteIn = (locale: string) =>
    zonesFor(null, locale, winter).find(({ id }) => id === 'Europe/Kyiv')?.note
  expect(['en', 'uk', 'ru'].map(noteIn)).toEqual(['Ukraine', 'Україна', 'Украина'])
})
