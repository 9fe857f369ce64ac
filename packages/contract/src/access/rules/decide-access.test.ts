import { describe, expect, it } from 'vitest'
import { type AccessFacts, decideAccess, type LessonAccessFacts } from './decide-access.ts'

const now = new Date('2026-11-20T12:00:00Z')

const openLesson: LessonAccessFacts = {
  status: 'published',
  isPublic: false,
  isOpen: false,
  after: [],
  practice: null,
  moment: { kind: 'at_once' },
  timeZone: 'Europe/Kyiv',
}
const active = { state: 'active' as const, startedAt: new Date('2026-11-19T12:00:00Z'), endsAt: null }

const facts = (change: Partial<AccessFacts> = {}): AccessFacts => ({
  now,
  person: { isSignedIn: true, isExpert: false },
  product: { status: 'published', canJoin: true },
  enrolment: active,
  lesson: openLesson,
  ...change,
})

const lesson = (change: Partial<typeof openLesson>) => ({ ...openLesson, ...change })
const kinds = (given: AccessFacts) => decideAccess(given).reasons.map((reason) => reason.kind)

describe('decideAccess', () => {
  it('opens a published lesson to a person who takes part', () => {
    expect(decideAccess(facts())).toEqual({ is_open: true, reasons: [], next_opening_at: null })
  })

  it('shows staff what is not published yet', () => {
    const draft = facts({
      person: { isSignedIn: true, isExpert: true },
      product: { status: 'hidden', canJoin: false },
      enrolment: null,
    })
    expect(decideAccess(draft).is_open).toBe(true)
  })

  it('names publication first, whoever asks', () => {
    expect(kinds(facts({ lesson: lesson({ status: 'hidden', isPublic: true }) }))).toEqual(['not_published'])
    expect(kinds(facts({ product: { status: 'hidden', canJoin: true } }))).toEqual(['not_published'])
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
      { kind: 'not_subscribed', can_join: true },
    ])
  })

  it('closes to a person whose access was revoked, as to one who never had it', () => {
    const enrolment = { ...active, state: 'revoked' as const }
    expect(kinds(facts({ enrolment }))).toEqual(['not_subscribed'])
  })

  it('closes at the very moment the access ends and says when that was', () => {
    const enrolment = { ...active, endsAt: now }
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
})
