import { assert, constantFrom, date, integer, property, record } from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import type { ReleaseMoment } from '../release-rule.ts'
import { decideAccess } from './decide-access.ts'
import { openingInstant } from './opening-instant.ts'

const zones = ['Europe/Kyiv', 'America/New_York', 'UTC', 'Asia/Kolkata', 'Australia/Lord_Howe'] as const

/** Starts around the changes of the clocks of 2026 and around 29 February. */
const starts = [
  ...['2026-03-27', '2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'],
  ...['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01', '2026-04-04', '2026-10-03'],
  ...['2024-02-28', '2024-02-29', '2027-02-28', '2028-02-28', '2028-02-29'],
].flatMap((day) => ['T00:00:00Z', 'T01:30:00Z', 'T06:59:59Z', 'T23:59:59Z'].map((hour) => day + hour))

const hourOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const delays = record({
  zone: constantFrom(...zones),
  start: constantFrom(...starts),
  days: integer({ min: 1, max: 800 }),
  minutes: integer({ min: 0, max: 24 * 60 - 1 }),
})

const at = (moment: ReleaseMoment, zone: string, start: Date) => openingInstant(moment, zone, start)

describe('the opening after some days', () => {
  it('shows the promised day and hour on the clock of the zone, or the first moment after what the clock skips', () => {
    assert(
      property(delays, ({ zone, start, days, minutes }) => {
        const startedAt = new Date(start)
        const opens = at({ kind: 'after_days', days, hour: hourOf(minutes) }, zone, startedAt)
        const shown = Temporal.Instant.fromEpochMilliseconds(opens?.getTime() ?? 0).toZonedDateTimeISO(zone)
        const wanted = Temporal.Instant.from(start)
          .toZonedDateTimeISO(zone)
          .toPlainDate()
          .add({ days })
          .toPlainDateTime(hourOf(minutes))
        const [early, late] = [shown.subtract({ milliseconds: 1 }), shown].map((each) =>
          each.toPlainDateTime(),
        )
        // Just before it the clock showed an earlier time than promised; from it on never an earlier one, but where hours come twice.
        expect(Temporal.PlainDateTime.compare(early ?? wanted, wanted)).toBe(-1)
        expect(Temporal.PlainDateTime.compare(late ?? wanted, wanted)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('comes in the order of the days, and never before the start', () => {
    assert(
      property(delays, ({ zone, start, days, minutes }) => {
        const [one, next] = [days, days + 1].map((count) =>
          at({ kind: 'after_days', days: count, hour: hourOf(minutes) }, zone, new Date(start)),
        )
        expect(one && next && one < next).toBe(true)
        expect(one && one > new Date(start)).toBe(true)
      }),
    )
  })

  it('keeps the learner’s own hour through both changes of the clocks', () => {
    const kyiv = (start: string) =>
      at({ kind: 'after_days', days: 1, hour: null }, 'Europe/Kyiv', new Date(start))?.toISOString()
    expect(kyiv('2026-03-28T10:00:00Z')).toBe('2026-03-29T09:00:00.000Z')
    expect(kyiv('2026-10-24T09:00:00Z')).toBe('2026-10-25T10:00:00.000Z')
  })
})

// What the calendar shows and what the page decides: both at the moment itself and one before.
it('the page opens at the very moment that is told', () => {
  const moments = record({
    ...{
      zone: constantFrom(...zones),
      start: date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
    },
    ...{ days: integer({ min: 1, max: 400 }), minutes: integer({ min: 0, max: 1439 }) },
  })
  assert(
    property(moments, ({ zone, start, days, minutes }) => {
      const moment = { kind: 'after_days', days, hour: hourOf(minutes) } as const
      const opens = at(moment, zone, start) ?? start
      const decided = (now: Date) =>
        decideAccess({
          now,
          person: { isSignedIn: true, isExpert: false },
          product: { status: 'published', canJoin: true, canPreSubscribe: false },
          enrolment: {
            state: 'active',
            pauses: [],
            grants: [
              { startsAt: start, endsAt: null, coverage: 'whole', delay: null, skipsCheckpoints: false },
            ],
          },
          lesson: {
            status: 'published',
            isPublic: false,
            isOpen: false,
            staysOpen: false,
            after: [],
            practice: null,
            checkpoint: null,
            closes: null,
            moment,
            timeZone: zone,
          },
        })
      expect(decided(opens).is_open).toBe(true)
      const before = decided(new Date(opens.getTime() - 1))
      expect([before.is_open, before.next_opening_at]).toEqual([false, opens.toISOString()])
    }),
  )
})

it.each([
  // start, days, hour, zone, opens
  ['2026-03-28T10:00:00Z', 1, '02:59', 'Europe/Kyiv', '2026-03-29T00:59:00.000Z'],
  ['2026-03-28T10:00:00Z', 1, '03:00', 'Europe/Kyiv', '2026-03-29T01:00:00.000Z'],
  ['2026-03-28T10:00:00Z', 1, '04:00', 'Europe/Kyiv', '2026-03-29T01:00:00.000Z'],
  ['2026-10-24T10:00:00Z', 1, '03:00', 'Europe/Kyiv', '2026-10-25T00:00:00.000Z'],
  ['2026-10-24T10:00:00Z', 1, '04:00', 'Europe/Kyiv', '2026-10-25T02:00:00.000Z'],
  ['2026-03-07T12:00:00Z', 1, '02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-03-07T12:00:00Z', 1, '03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-10-31T12:00:00Z', 1, '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-10-31T12:00:00Z', 1, '02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
  ['2024-02-29T12:00:00Z', 366, '09:00', 'Europe/Kyiv', '2025-03-01T07:00:00.000Z'],
  ['2028-02-28T12:00:00Z', 1, '09:00', 'Europe/Kyiv', '2028-02-29T07:00:00.000Z'],
  ['2027-02-28T12:00:00Z', 1, '09:00', 'Europe/Kyiv', '2027-03-01T07:00:00.000Z'],
  ['2028-02-29T23:30:00Z', 1, '00:00', 'Europe/Kyiv', '2028-03-01T22:00:00.000Z'],
] as const)('who begins at %s opens after %i days at %s in %s: %s', (start, days, hour, zone, opens) => {
  expect(at({ kind: 'after_days', days, hour }, zone, new Date(start))?.toISOString()).toBe(opens)
})
