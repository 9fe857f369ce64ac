import { Temporal } from 'temporal-polyfill'
import { describe, expect, it, test } from 'vitest'
import { isQuiet, mailMoment } from './mail-moment.ts'

const hourAt = (moment: Date, zone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).hour

/** Chance that repeats itself (mulberry32). */
const chance = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const zones = [
  'Europe/Kyiv',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
]

describe('a letter', () => {
  it.each(zones)('never goes out at night in %s, and never later than the next morning', (zone) => {
    const random = chance(zone.length)
    for (let round = 0; round < 2_000; round += 1) {
      const due = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 366 * 86_400_000))
      const moment = mailMoment(due, zone, null)
      expect(isQuiet(moment, zone), `${due.toISOString()} → ${moment.toISOString()}`).toBe(false)
      expect(moment.getTime() - due.getTime()).toBeGreaterThanOrEqual(0)
      // The longest night is the one in which the clocks are put back.
      expect(moment.getTime() - due.getTime()).toBeLessThanOrEqual(12 * 3_600_000)
      expect(isQuiet(due, zone) ? hourAt(moment, zone) : moment).toEqual(isQuiet(due, zone) ? 8 : due)
    }
  })

  test.each([
    ['Europe/Kyiv', '2026-03-28T20:30:00Z', '2026-03-29T05:00:00.000Z'],
    ['Europe/Kyiv', '2026-03-29T01:30:00Z', '2026-03-29T05:00:00.000Z'],
    ['Europe/Kyiv', '2026-10-24T18:30:00Z', '2026-10-25T06:00:00.000Z'],
    ['Europe/Kyiv', '2026-10-25T00:30:00Z', '2026-10-25T06:00:00.000Z'],
    ['America/New_York', '2026-03-08T04:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01T13:00:00.000Z'],
  ])('in %s due at %s waits until %s, whatever the clocks do that night', (zone, due, morning) => {
    expect(mailMoment(new Date(due), zone, null).toISOString()).toBe(morning)
  })

  it('goes out at night when it would come too late in the morning', () => {
    const due = new Date('2026-05-10T20:00:00Z')
    const soon = new Date('2026-05-11T04:00:00Z')
    expect(mailMoment(due, 'Europe/Kyiv', soon)).toEqual(due)
    expect(mailMoment(due, 'Europe/Kyiv', new Date('2026-05-11T09:00:00Z')).toISOString()).toBe(
      '2026-05-11T05:00:00.000Z',
    )
  })

  it('goes out up to the last minute before 21:00 and from 8:00 on', () => {
    expect(isQuiet(new Date('2026-05-10T17:59:59Z'), 'Europe/Kyiv')).toBe(false)
    expect(isQuiet(new Date('2026-05-10T18:00:00Z'), 'Europe/Kyiv')).toBe(true)
    expect(isQuiet(new Date('2026-05-11T04:59:59Z'), 'Europe/Kyiv')).toBe(true)
    expect(isQuiet(new Date('2026-05-11T05:00:00Z'), 'Europe/Kyiv')).toBe(false)
  })
})
