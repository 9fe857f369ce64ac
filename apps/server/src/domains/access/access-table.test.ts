import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  type AccessFacts,
  decideAccess,
  type EnrolmentFacts,
  type GrantFacts,
  type LessonAccessFacts,
} from '@lectern/contract/access/rules/decide-access'
import type { ReleaseMoment } from '@lectern/contract/access/release-rule'

// The tables of docs/access.md are what they say: each row is decided.
const page = readFileSync(join(import.meta.dirname, '../../../../../docs/access.md'), 'utf8')

const tableUnder = (heading: string): string[][] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const now = new Date('2026-11-20T12:00:00Z')
const day_ms = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(now.getTime() + days * day_ms)

const grant: GrantFacts = {
  startsAt: inDays(-10),
  endsAt: null,
  coverage: 'whole',
  delay: null,
  skipsCheckpoints: false,
}
const active: EnrolmentFacts = { state: 'active', grants: [grant], pauses: [] }
const by = (...changes: Partial<GrantFacts>[]): EnrolmentFacts => ({
  ...active,
  grants: changes.map((change) => ({ ...grant, ...change })),
})
const after = (days: number): ReleaseMoment => ({ kind: 'after_days', days, hour: null })
const atOnce = { moment: { kind: 'at_once' }, time_zone: 'UTC' } as const

const signedIn = { isSignedIn: true, isExpert: false }
const people: Readonly<Record<string, Pick<AccessFacts, 'person' | 'enrolment'>>> = {
  staff: { person: { isSignedIn: true, isExpert: true }, enrolment: null },
  visitor: { person: { isSignedIn: false, isExpert: false }, enrolment: null },
  stranger: { person: signedIn, enrolment: null },
  'on the waiting list': { person: signedIn, enrolment: { ...active, state: 'waiting', grants: [] } },
  'access taken away': { person: signedIn, enrolment: { ...active, state: 'revoked', grants: [] } },
  'takes part': { person: signedIn, enrolment: active },
  'access begins tomorrow': { person: signedIn, enrolment: by({ startsAt: inDays(1) }) },
  'access ends tomorrow': { person: signedIn, enrolment: by({ endsAt: inDays(1) }) },
  'access ended': { person: signedIn, enrolment: by({ endsAt: inDays(-1) }) },
  'access is paused': {
    person: signedIn,
    enrolment: { ...active, pauses: [{ from: inDays(-1), until: null }] },
  },
  'offer without the lesson': { person: signedIn, enrolment: by({ coverage: 'none' }) },
  'offer with other days': { person: signedIn, enrolment: by({ delay: atOnce }) },
  'offer that skips checkpoints': { person: signedIn, enrolment: by({ skipsCheckpoints: true }) },
  'one ended, one goes on': { person: signedIn, enrolment: by({ endsAt: inDays(-1) }, {}) },
  'one without it, one ended': {
    person: signedIn,
    enrolment: by({ coverage: 'none' }, { endsAt: inDays(-1) }),
  },
}

interface Circumstance {
  readonly lesson?: Partial<LessonAccessFacts>
  readonly product?: Partial<AccessFacts['product']>
}
const practice = { id: 7, title: 'Roots', link: '/roots' }
const circumstances: Readonly<Record<string, Circumstance>> = {
  'nothing else': {},
  'lesson is a draft': { lesson: { status: 'hidden' } },
  'lesson is announced': { lesson: { status: 'announced' } },
  'lesson is public': { lesson: { isPublic: true } },
  'product is a draft': { product: { status: 'hidden' } },
  'product is archived': { product: { status: 'archived' } },
  'product is announced with waiting list': {
    product: { status: 'announced', canJoin: false, canPreSubscribe: true },
  },
  'opens tomorrow': { lesson: { moment: after(11) } },
  'opened yesterday': { lesson: { moment: after(9) } },
  'closes tomorrow': { lesson: { closes: { kind: 'after_days', days: 11, hour: null } } },
  'closed yesterday': { lesson: { closes: { kind: 'after_days', days: 9, hour: null } } },
  'open to participants': { lesson: { isOpen: true } },
  'after a lesson': { lesson: { after: [{ id: 1, title: 'Light', link: '/light', isDone: false }] } },
  'after a practice': { lesson: { practice } },
  'after a checkpoint': { lesson: { checkpoint: { ...practice, id: 8 } } },
}

const named = <T>(all: Readonly<Record<string, T>>, name: string): T => {
  const found = all[name]
  if (found === undefined) throw new Error(`The table says “${name}”, which this test does not know.`)
  return found
}

const factsOf = (person: string, around: string): AccessFacts => {
  const parts = around.split(', ').map((part) => named(circumstances, part))
  const product: AccessFacts['product'] = { status: 'published', canJoin: true, canPreSubscribe: false }
  const lesson: LessonAccessFacts = {
    ...{
      status: 'published',
      isPublic: false,
      isOpen: false,
      staysOpen: false,
      after: [],
      practice: null,
      checkpoint: null,
    },
    ...{ moment: { kind: 'at_once' }, closes: null, timeZone: 'UTC' },
  }
  return {
    now,
    ...named(people, person),
    product: Object.assign({}, product, ...parts.map((part) => part.product)),
    lesson: Object.assign({}, lesson, ...parts.map((part) => part.lesson)),
  }
}

const inWords = (facts: AccessFacts): string => {
  const { is_open, reasons, next_opening_at, closes_at } = decideAccess(facts)
  if (is_open) return closes_at === null ? 'open' : 'open until then'
  const kinds = reasons.map(({ kind }) => kind).join(', ')
  return `closed: ${kinds}${next_opening_at === null ? '' : '; opens by itself'}`
}

it.each(tableUnder('Reasons').map(([person = '', around = '', told = '']) => [person, around, told]))(
  '%s, %s: %s',
  (person, around, told) => {
    expect(inWords(factsOf(person, around))).toBe(told)
  },
)

/** Those that open at once have no moment before them. */
const releases = tableUnder('When a release opens').filter(([words]) => words !== 'at once')

const momentOf = (words: string): ReleaseMoment => {
  const [, days, hour] = /^after (\d+) days at (\d\d:\d\d|their hour)$/.exec(words) ?? []
  if (days !== undefined && hour !== undefined)
    return { kind: 'after_days', days: Number(days), hour: hour === 'their hour' ? null : hour }
  const [, date, clock] = /^on (\S+) at (\d\d:\d\d)$/.exec(words) ?? []
  if (date !== undefined && clock !== undefined) return { kind: 'at_date', date, hour: clock }
  throw new Error(`The table says “${words}”, which is no release.`)
}

it.each(releases.map(([words = '', zone = '', began = '', opens = '']) => [words, zone, began, opens]))(
  '%s by the clock of %s, with access since %s: %s',
  (words, zone, began, opens) => {
    const startsAt = new Date(began)
    const decisionAt = (at: Date) => {
      const facts = factsOf('takes part', 'nothing else')
      const lesson = facts.lesson && { ...facts.lesson, moment: momentOf(words), timeZone: zone }
      return decideAccess({ ...facts, now: at, lesson, enrolment: by({ startsAt }) })
    }
    const before = decisionAt(new Date(Date.parse(opens) - 1))
    expect(before.next_opening_at && new Date(before.next_opening_at)).toEqual(new Date(opens))
    expect([before.is_open, decisionAt(new Date(opens)).is_open]).toEqual([false, true])
  },
)

it('reads both tables', () => {
  expect(tableUnder('Reasons').length).toBeGreaterThan(30)
  expect(tableUnder('When a release opens').length).toBeGreaterThan(15)
})
