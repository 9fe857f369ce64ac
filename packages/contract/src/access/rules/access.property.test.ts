import { array, assert, boolean, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReleaseMoment } from '../release-rule.ts'
import { type AccessFacts, decideAccess, type EnrolmentFacts } from './decide-access.ts'
import type { Pause } from './paused-moment.ts'

// Moments as hours from a beginning, around a change of the clocks of Kyiv (29 March 2026).
const beginning = Date.parse('2026-03-20T00:00:00Z')
const hour_ms = 3_600_000
const at = (hours: number): Date => new Date(beginning + hours * hour_ms)
const zones = ['Europe/Kyiv', 'America/New_York', 'UTC', 'Australia/Lord_Howe'] as const

const momentOf: (days: number, hour: string | null) => ReleaseMoment = (days, hour) =>
  days === 0 ? { kind: 'at_once' } : { kind: 'after_days', days, hour }

const moments = record({
  days: integer({ min: 0, max: 20 }),
  hour: constantFrom(null, '00:00', '03:30', '09:00', '23:59'),
}).map(({ days, hour }) => momentOf(days, hour))

const grants = array(
  record({
    startsAt: integer({ min: 0, max: 100 }).map(at),
    endsAt: oneof(constant(null), integer({ min: 101, max: 900 }).map(at)),
    coverage: constantFrom('whole' as const, 'none' as const),
    delay: oneof(constant(null), record({ moment: moments, time_zone: constantFrom(...zones) })),
    skipsCheckpoints: boolean(),
  }),
  { maxLength: 4 },
)

/** Pauses one after another, none over another. */
const pauses = array(record({ gap: integer({ min: 1, max: 200 }), length: integer({ min: 1, max: 300 }) }), {
  maxLength: 3,
}).map((lengths) => {
  let hours = 0
  return lengths.map(({ gap, length }): Pause => {
    const from = hours + gap
    hours = from + length
    return { from: at(from), until: at(hours) }
  })
})

const practice = { id: 7, title: 'Roots', link: '/courses/a/light#quizId-7' }

const given = record({
  now: integer({ min: 0, max: 1000 }).map(at),
  person: record({ isSignedIn: constant(true), isExpert: constant(false) }),
  product: record({
    status: constantFrom('published' as const, 'archived' as const),
    canJoin: boolean(),
    canPreSubscribe: boolean(),
  }),
  enrolment: record({ state: constant('active' as const), grants, pauses }),
  lesson: record({
    status: constant('published' as const),
    isPublic: constant(false),
    isOpen: boolean(),
    staysOpen: boolean(),
    after: constant([]),
    practice: constantFrom(null, null, practice),
    checkpoint: constantFrom(null, null, practice),
    moment: moments,
    closes: oneof(
      constant(null),
      record({ days: integer({ min: 21, max: 40 }) }).map(({ days }) => ({
        kind: 'after_days' as const,
        days,
        hour: '12:00',
      })),
    ),
    timeZone: constantFrom(...zones),
  }),
})
type Given = AccessFacts & { readonly enrolment: EnrolmentFacts }

const later = (facts: Given, now: Date): Given => ({ ...facts, now })

describe('the access decision', () => {
  it('gives a reason for everything that is closed, and none for what is open', () => {
    assert(
      property(given, (facts) => {
        const { is_open, reasons, next_opening_at, closes_at } = decideAccess(facts)
        expect(reasons.length > 0).toBe(!is_open)
        expect(is_open ? next_opening_at : closes_at).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps what it says about the moment at which something closes', () => {
    assert(
      property(given, (facts) => {
        const { closes_at } = decideAccess(facts)
        if (closes_at === null) return
        const closing = new Date(closes_at)
        expect(closing > facts.now).toBe(true)
        const isFrozen = (moment: Date) =>
          facts.enrolment.pauses.some(({ from, until }) => from <= moment && (!until || moment < until))
        // A freeze in between moves it.
        if (facts.enrolment.pauses.some(({ from }) => from > facts.now && from <= closing)) return
        if (facts.enrolment.grants.some(({ startsAt }) => startsAt > facts.now)) return
        expect(decideAccess(later(facts, new Date(closing.getTime() - 1))).is_open).toBe(true)
        expect(isFrozen(closing) || decideAccess(later(facts, closing)).closes_at !== closes_at).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('opens at the moment that it names, when nothing is frozen then', () => {
    assert(
      property(given, (facts) => {
        const { next_opening_at } = decideAccess(facts)
        if (next_opening_at === null) return
        const opening = new Date(next_opening_at)
        expect(opening > facts.now).toBe(true)
        if (facts.enrolment.pauses.some(({ from }) => from > facts.now && from <= opening)) return
        const then = decideAccess(later(facts, opening))
        expect(then.next_opening_at).not.toBe(next_opening_at)
        expect(JSON.stringify(then.reasons)).not.toContain(next_opening_at)
      }),
      { numRuns: 2000 },
    )
  })

  it('never takes back by a freeze what was open before it', () => {
    assert(
      property(given, integer({ min: 1, max: 300 }), (facts, hours) => {
        const calm = { ...facts, enrolment: { ...facts.enrolment, pauses: [] } }
        const endless = {
          ...calm,
          lesson: { ...calm.lesson, closes: null },
          enrolment: {
            ...calm.enrolment,
            grants: calm.enrolment.grants.map((grant) => ({ ...grant, endsAt: null })),
          },
        } as Given
        if (!decideAccess(endless).is_open) return
        const until = new Date(facts.now.getTime() + hours * hour_ms)
        const frozen = {
          ...endless,
          now: until,
          enrolment: { ...endless.enrolment, pauses: [{ from: facts.now, until }] },
        }
        expect(decideAccess(frozen).is_open).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('is never worse with one access more', () => {
    assert(
      property(given, grants, (facts, more) => {
        if (!decideAccess(facts).is_open) return
        const enrolment = { ...facts.enrolment, grants: [...facts.enrolment.grants, ...more] }
        expect(decideAccess({ ...facts, enrolment }).is_open).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
