import { assert, constantFrom, integer, property } from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { createZoneClock } from './zone-clock.ts'

const zones = [
  ...['Europe/Kyiv', 'America/New_York', 'UTC', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Cairo'],
  ...['Africa/Casablanca', 'America/Sao_Paulo', 'Pacific/Apia', 'Asia/Pyongyang', 'Pacific/Chatham'],
] as const
const clocks = new Map(zones.map((zone) => [zone, createZoneClock(zone)] as const))
const [from, until] = [Date.UTC(2000, 0, 3), Date.UTC(2060, 11, 29)]

/** As Temporal tells it. */
const firstAt = (wanted: number, zone: string): number => {
  const shown = Temporal.Instant.fromEpochMilliseconds(wanted).toZonedDateTimeISO('UTC').toPlainDateTime()
  const at = shown.toZonedDateTime(zone, { disambiguation: 'compatible' })
  if (at.toPlainDateTime().equals(shown)) return at.epochMilliseconds
  return at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds ?? NaN
}

/** Around each change of the clocks, by hours and minutes. */
const nearChanges = zones.flatMap((zone) => {
  const changes: (readonly [(typeof zones)[number], number])[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(2024, 0, 1)).toZonedDateTimeISO(zone)
  for (let count = 0; count < 8; count += 1) {
    const next = at.getTimeZoneTransition('next')
    if (next === null) break
    at = next
    const shown = next.epochMilliseconds + next.offsetNanoseconds / 1e6
    for (let minutes = -180; minutes <= 180; minutes += 15) changes.push([zone, shown + minutes * 60_000])
  }
  return changes
})

it('knows the changes of the clocks as Temporal does, to the minute around each', () => {
  for (const [zone, wanted] of nearChanges) {
    const known = clocks.get(zone)?.firstAt(wanted)
    expect([zone, new Date(wanted), known]).toEqual([zone, new Date(wanted), firstAt(wanted, zone)])
  }
})

it('agrees with Temporal at any time, or leaves it to it', () => {
  const moments = integer({ min: from / 1000, max: until / 1000 })
  assert(
    property(constantFrom(...zones), moments, (zone, seconds) => {
      const moment = seconds * 1000
      const clock = clocks.get(zone)
      const known = clock?.firstAt(moment)
      expect(known ?? firstAt(moment, zone)).toBe(firstAt(moment, zone))
      const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
      expect(clock?.shownAt(moment)).toBe(moment + offsetNanoseconds / 1e6)
    }),
    { numRuns: 2000 },
  )
})

it('says nothing of years that it does not know', () => {
  expect(clocks.get('UTC')?.firstAt(Date.UTC(2099, 0, 1))).toBeUndefined()
  expect(clocks.get('UTC')?.shownAt(Date.UTC(1970, 0, 1))).toBeUndefined()
  expect(() => createZoneClock('Europe/Nowhere')).toThrow(RangeError)
})
