import { expect, test } from 'vitest'
import { zonesByRegion } from './time-zones.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const all = (chosen: string | null, now = winter) => [...zonesByRegion(chosen, now).values()].flat()

test('every zone of the runtime is there, by region, and none twice', () => {
  const zones = all(null)
  expect(zones.length).toBeGreaterThan(400)
  expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length)
  expect([...zonesByRegion(null, winter).keys()]).toContain('Europe')
})

test('Kyiv is written as it is today; the old name stays for who has chosen it', () => {
  const names = all(null).map(({ name }) => name)
  expect(names).toContain('Europe/Kyiv')
  expect(names).not.toContain('Europe/Kiev')
  expect(all('Europe/Kiev').map(({ name }) => name)).toContain('Europe/Kiev')
})

test('a zone says how far it is from UTC now, summer time included', () => {
  const label = (now: Date) => all(null, now).find(({ name }) => name === 'Europe/Kyiv')?.label
  expect(label(winter)).toBe('Europe/Kyiv (UTC+2)')
  expect(label(new Date('2026-07-15T12:00:00Z'))).toBe('Europe/Kyiv (UTC+3)')
})
