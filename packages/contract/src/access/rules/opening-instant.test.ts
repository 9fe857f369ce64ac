import { describe, expect, it } from 'vitest'
import { openingInstant } from './opening-instant.ts'

const opening = (startedAt: string, days: number, hour: string | null, timeZone: string) =>
  openingInstant({ kind: 'after_days', days, hour }, timeZone, new Date(startedAt))?.toISOString()

describe('openingInstant', () => {
  it('opens at the given hour on the clock of the zone, whole days later', () => {
    expect(opening('2026-11-20T10:00:00Z', 3, '09:00', 'Europe/Kyiv')).toBe('2026-11-23T07:00:00.000Z')
  })

  it('counts days from the local day of the start, not from the day in UTC', () => {
    expect(opening('2026-11-20T23:30:00Z', 1, '00:00', 'Europe/Kyiv')).toBe('2026-11-21T22:00:00.000Z')
  })

  it('opens at the end of the gap when the clock skips the promised hour', () => {
    expect(opening('2026-03-28T10:00:00Z', 1, '03:30', 'Europe/Kyiv')).toBe('2026-03-29T01:00:00.000Z')
  })

  it('opens with the change of the clock when the day begins with the skipped hour', () => {
    expect(opening('2026-04-20T06:00:00Z', 4, '00:00', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
  })

  it('opens at the end of a gap of half an hour', () => {
    expect(opening('2026-10-03T00:00:00Z', 1, '02:15', 'Australia/Lord_Howe')).toBe(
      '2026-10-03T15:30:00.000Z',
    )
  })

  it('opens at the first of two equal hours', () => {
    expect(opening('2026-10-24T10:00:00Z', 1, '03:30', 'Europe/Kyiv')).toBe('2026-10-25T00:30:00.000Z')
  })

  it('reaches the first of March over the end of February', () => {
    expect(opening('2027-02-27T12:00:00Z', 2, '08:15', 'UTC')).toBe('2027-03-01T08:15:00.000Z')
  })

  it('knows both names of the zone of Kyiv', () => {
    const named = (zone: string) => opening('2026-06-01T00:00:00Z', 5, '12:00', zone)
    expect(named('Europe/Kyiv')).toBe(named('Europe/Kiev'))
  })

  it('opens at the hour of the learner’s own start, on the clock of the zone', () => {
    expect(opening('2026-10-24T15:20:30Z', 1, null, 'Europe/Kyiv')).toBe('2026-10-25T16:20:30.000Z')
  })

  it('opens on a date, whenever somebody began', () => {
    const at = openingInstant(
      { kind: 'at_date', date: '2028-02-29', hour: '09:00' },
      'America/New_York',
      new Date(0),
    )
    expect(at?.toISOString()).toBe('2028-02-29T14:00:00.000Z')
  })

  it('stays within the years that answers can hold, wherever the zone lies', () => {
    const onDate = (date: string, zone: string) =>
      openingInstant({ kind: 'at_date', date, hour: '23:30' }, zone, new Date(0))?.toISOString()
    expect(onDate('9999-12-31', 'America/New_York')).toBe('9999-12-31T23:59:59.999Z')
    expect(onDate('0000-01-01', 'Asia/Tokyo')).toBe('0001-01-01T00:00:00.000Z')
  })

  it('names no moment for what is open at once', () => {
    expect(openingInstant({ kind: 'at_once' }, 'UTC', new Date(0))).toBeNull()
  })
})
