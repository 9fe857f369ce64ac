import { describe, expect, it } from 'vitest'
import {
  type AccessFacts,
  decideAccess,
  type EnrolmentFacts,
  type GrantFacts,
  type LessonAccessFacts,
  readableSections,
} from './decide-access.ts'

const now = new Date('2026-11-20T12:00:00Z')

const openLesson: LessonAccessFacts = {
  status: 'published',
  isPublic: false,
  isOpen: false,
  staysOpen: false,
  after: [],
  practice: null,
  checkpoint: null,
  moment: { kind: 'at_once' },
  closes: null,
  timeZone: 'Europe/Kyiv',
}
const grant: GrantFacts = {
  startsAt: new Date('2026-11-19T12:00:00Z'),
  endsAt: null,
  coverage: 'whole',
  delay: null,
  skipsCheckpoints: false,
}
const active: EnrolmentFacts = { state: 'active', grants: [grant], pauses: [] }
const granted = (...changes: Partial<GrantFacts>[]): EnrolmentFacts => ({
  ...active,
  grants: changes.map((change) => ({ ...grant, ...change })),
})

const facts = (change: Partial<AccessFacts> = {}): AccessFacts => ({
  now,
  person: { isSignedIn: true, isExpert: false },
  product: { status: 'published', canJoin: true, canPreSubscribe: false },
  enrolment: active,
  lesson: openLesson,
  ...change,
})

const lesson = (change: Partial<typeof openLesson>) => ({ ...openLesson, ...change })
const kinds = (given: AccessFacts) => decideAccess(given).reasons.map((reason) => reason.kind)

describe('decideAccess', () => {
  it('opens a published lesson to a person who takes part', () => {
    expect(decideAccess(facts())).toEqual({
      ...{ is_open: true, reasons: [], next_opening_at: null, closes_at: null },
    })
  })

  it('shows staff what is not published yet', () => {
    const draft = facts({
      person: { isSignedIn: true, isExpert: true },
      product: { status: 'hidden', canJoin: false, canPreSubscribe: false },
      enrolment: null,
    })
    expect(decideAccess(draft).is_open).toBe(true)
  })

  it('names publication first, whoever asks', () => {
    expect(kinds(facts({ lesson: lesson({ status: 'hidden', isPublic: true }) }))).toEqual(['not_published'])
    const hidden = { status: 'hidden', canJoin: true, canPreSubscribe: false } as const
    expect(kinds(facts({ product: hidden, enrolment: null }))).toEqual(['not_published'])
  })

  it('says to who takes part that the school has closed what it took back, and to nobody else', () => {
    const product = { status: 'hidden', canJoin: false, canPreSubscribe: false } as const
    expect(kinds(facts({ product }))).toEqual(['closed_by_school'])
    expect(kinds(facts({ product, lesson: null }))).toEqual(['closed_by_school'])
    expect(kinds(facts({ product, lesson: lesson({ status: 'hidden' }) }))).toEqual(['not_published'])
    expect(kinds(facts({ product, enrolment: { ...active, state: 'revoked' } }))).toEqual(['not_published'])
    expect(kinds(facts({ product, enrolment: { ...active, state: 'waiting' } }))).toEqual(['not_published'])
  })

  it('opens a public lesson to a visitor', () => {
    const visitor = facts({
      person: { isSignedIn: false, isExpert: false },
      enrolment: null,
      lesson: lesson({ isPublic: true }),
    })
    expect(decideAccess(visitor).is_open).toBe(true)
  })

  it('tells a visitor to sign in, and what comes after it', () => {
    const visitor = facts({ person: { isSignedIn: false, isExpert: false }, enrolment: null })
    expect(decideAccess(visitor).reasons).toEqual([
      { kind: 'sign_in' },
      { kind: 'not_subscribed', can_join: true, can_pre_subscribe: false, is_pre_subscribed: false },
    ])
  })

  it('closes to a person whose access was revoked, as to one who never had it', () => {
    const enrolment = { ...active, state: 'revoked' as const }
    expect(kinds(facts({ enrolment }))).toEqual(['not_subscribed'])
  })

  it('closes at the very moment the access ends and says when that was', () => {
    const enrolment = granted({ endsAt: now })
    expect(decideAccess(facts({ enrolment })).reasons).toEqual([
      { kind: 'access_ended', ended_at: now.toISOString() },
    ])
  })

  it('names the next opening of a lesson that drips, and opens at that moment', () => {
    const dripped = lesson({ moment: { kind: 'after_days', days: 3, hour: '09:00' } })
    const closed = decideAccess(facts({ lesson: dripped }))
    expect(closed.next_opening_at).toBe('2026-11-22T07:00:00.000Z')
    expect(decideAccess(facts({ lesson: dripped, now: new Date(closed.next_opening_at ?? 0) })).is_open).toBe(
      true,
    )
  })

  it('tells of an announced lesson alone, even where it is public', () => {
    expect(kinds(facts({ lesson: lesson({ status: 'announced', isPublic: true }) }))).toEqual(['announced'])
  })

  it('waits for the lessons before it, names those that are not done, and knows no moment', () => {
    const after = [
      { id: 1, title: 'Light', link: '/courses/a/light', isDone: true },
      { id: 2, title: 'Shadow', link: '/courses/a/shadow', isDone: false },
    ]
    const decision = decideAccess(
      facts({ lesson: lesson({ after, moment: { kind: 'after_days', days: 3, hour: '00:00' } }) }),
    )
    expect(decision.reasons).toEqual([
      expect.objectContaining({ kind: 'opens_later' }),
      { kind: 'after_lessons', lessons: [{ id: 2, title: 'Shadow', link: '/courses/a/shadow' }] },
    ])
    expect(decision.next_opening_at).toBeNull()
    const allDone = after.map((each) => ({ ...each, isDone: true }))
    expect(decideAccess(facts({ lesson: lesson({ after: allDone }) })).is_open).toBe(true)
  })

  it('names a practice that is to be passed first, and does not open by the clock alone', () => {
    const practice = { id: 7, title: 'Roots', link: '/courses/a/light#quizId-7' }
    const moment = { kind: 'after_days', days: 3, hour: '00:00' } as const
    const decision = decideAccess(facts({ lesson: lesson({ practice, moment }) }))
    expect(decision.reasons).toEqual([
      expect.objectContaining({ kind: 'opens_later' }),
      { kind: 'after_practice', practice },
    ])
    expect(decision.next_opening_at).toBeNull()
    expect(kinds(facts({ lesson: lesson({ practice }) }))).toEqual(['after_practice'])
  })

  it('opens a lesson that is open at once to who takes part, and to nobody else', () => {
    const after = [{ id: 2, title: 'Shadow', link: '/courses/a/shadow', isDone: false }]
    const atOnce = lesson({ isOpen: true, after, moment: { kind: 'after_days', days: 3, hour: '00:00' } })
    expect(decideAccess(facts({ lesson: atOnce })).is_open).toBe(true)
    expect(kinds(facts({ lesson: atOnce, enrolment: null }))).toEqual(['not_subscribed'])
  })

  it('freezes everything, whatever an access says, and says until when', () => {
    const until = new Date('2026-12-01T00:00:00Z')
    const enrolment = { ...active, pauses: [{ from: grant.startsAt, until }] }
    expect(decideAccess(facts({ enrolment })).reasons).toEqual([
      { kind: 'access_frozen', until: until.toISOString() },
    ])
    expect(decideAccess(facts({ enrolment, now: until })).is_open).toBe(true)
    const endless = { ...active, pauses: [{ from: grant.startsAt, until: null }] }
    expect(decideAccess(facts({ enrolment: endless })).reasons).toEqual([
      { kind: 'access_frozen', until: null },
    ])
  })

  it('begins with the access and says when', () => {
    const startsAt = new Date('2026-11-30T10:00:00Z')
    expect(decideAccess(facts({ enrolment: granted({ startsAt }) }))).toMatchObject({
      ...{ is_open: false, next_opening_at: startsAt.toISOString() },
      reasons: [{ kind: 'access_begins', begins_at: startsAt.toISOString() }],
    })
  })

  it('opens what any of several accesses opens, and tells the nearest of what none does', () => {
    const [over, partial] = [{ endsAt: now }, { coverage: 'none' as const }]
    expect(decideAccess(facts({ enrolment: granted(over, partial, {}) })).is_open).toBe(true)
    expect(kinds(facts({ enrolment: granted(over, partial) }))).toEqual(['not_in_offer'])
    expect(kinds(facts({ enrolment: granted(over) }))).toEqual(['access_ended'])
    expect(kinds(facts({ enrolment: { ...active, grants: [] } }))).toEqual(['not_subscribed'])
  })

  it('stays open to who has begun, whatever delays it now, and still closes with its rule and the access', () => {
    const later = lesson({
      staysOpen: true,
      moment: { kind: 'at_date', date: '2027-01-01', hour: '09:00' },
      after: [{ id: 1, title: 'First', link: '/first', isDone: false }],
      practice: { id: 2, title: 'Practice', link: '/practice' },
    })
    expect(decideAccess(facts({ lesson: later })).is_open).toBe(true)
    expect(kinds(facts({ lesson: { ...later, staysOpen: false } }))).toContain('opens_later')
    const closing = { kind: 'at_date', date: '2026-11-01', hour: '09:00' } as const
    expect(kinds(facts({ lesson: { ...later, closes: closing } }))).toEqual(['closed_since'])
    const ended = granted({ endsAt: now })
    expect(kinds(facts({ lesson: later, enrolment: ended }))).toEqual(['access_ended'])
    const delayed = granted({ delay: { moment: later.moment, time_zone: 'Europe/Kyiv' } })
    expect(decideAccess(facts({ lesson: later, enrolment: delayed })).is_open).toBe(true)
  })

  it('opens what an offer leaves out to nobody by way of what is open at once', () => {
    const enrolment = granted({ coverage: 'none' })
    expect(kinds(facts({ enrolment, lesson: lesson({ isOpen: true }) }))).toEqual(['not_in_offer'])
  })

  it('follows the delay of an offer in the place of the lesson’s', () => {
    const delay = { moment: { kind: 'after_days', days: 3, hour: '09:00' }, time_zone: 'UTC' } as const
    expect(decideAccess(facts({ enrolment: granted({ delay }) })).next_opening_at).toBe(
      '2026-11-22T09:00:00.000Z',
    )
  })

  it('closes at the moment that the lesson names, and tells it while it is open', () => {
    const closes = { kind: 'at_date', date: '2026-11-20', hour: '15:00' } as const
    const closing = lesson({ closes })
    expect(decideAccess(facts({ lesson: closing })).closes_at).toBe('2026-11-20T13:00:00.000Z')
    const over = facts({ lesson: closing, now: new Date('2026-11-20T13:00:00Z') })
    expect(decideAccess(over).reasons).toEqual([
      { kind: 'closed_since', closed_at: '2026-11-20T13:00:00.000Z' },
    ])
  })

  it('names an unpassed checkpoint, unless the access skips them', () => {
    const checkpoint = { id: 7, title: 'Roots', link: '/courses/a/light#quizId-7' }
    expect(kinds(facts({ lesson: lesson({ checkpoint }) }))).toEqual(['after_checkpoint'])
    expect(kinds(facts({ lesson: lesson({ checkpoint, practice: checkpoint }) }))).toEqual(['after_practice'])
    const enrolment = granted({ skipsCheckpoints: true })
    expect(decideAccess(facts({ enrolment, lesson: lesson({ checkpoint }) })).is_open).toBe(true)
  })

  it('tells who is on the waiting list so, also where the product is only announced', () => {
    const product = { status: 'announced' as const, canJoin: false, canPreSubscribe: true }
    const enrolment = { ...active, state: 'waiting' as const, grants: [] }
    expect(decideAccess(facts({ product, enrolment })).reasons).toEqual([
      { kind: 'announced' },
      { kind: 'not_subscribed', can_join: false, can_pre_subscribe: true, is_pre_subscribed: true },
    ])
  })
})

describe('readableSections', () => {
  it('are those of all accesses that open the lesson, and all where one opens it whole', () => {
    const parts = granted({ coverage: new Set([1, 2]) }, { coverage: new Set([3]), endsAt: now })
    expect(readableSections(facts({ enrolment: parts }))).toEqual(new Set([1, 2]))
    expect(readableSections(facts({ enrolment: granted({ coverage: new Set([1]) }, {}) }))).toBe('all')
    expect(readableSections(facts({ enrolment: parts, lesson: lesson({ isPublic: true }) }))).toBe('all')
  })
})
