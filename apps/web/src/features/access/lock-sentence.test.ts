import { expect, test } from 'vitest'
import type { TextId, Translate } from '../../lib/texts/index.ts'
import type { LockReason } from '@lectern/contract/access/access'
import { lockSentences } from './lock-sentence.ts'

const t: Translate = Object.assign((id: TextId, values = {}) => [id, ...Object.values(values)].join(' '), {
  has: () => true,
})
const notSubscribed = (change: Partial<Extract<LockReason, { kind: 'not_subscribed' }>>): LockReason => ({
  ...{ kind: 'not_subscribed', can_join: false, can_pre_subscribe: false, is_pre_subscribed: false },
  ...change,
})
const moment = (at: string) => `<${at}>`
const sentencesOf = (reasons: readonly LockReason[]) =>
  lockSentences(reasons, t, moment).map(({ sentence }) => sentence)

test.each<[LockReason, string]>([
  [{ kind: 'sign_in' }, 'course.lock_sign_in'],
  [{ kind: 'not_published' }, 'course.lock_not_published'],
  [{ kind: 'announced' }, 'course.lock_announced'],
  [
    { kind: 'after_lessons', lessons: [{ id: 1, title: 'Light', link: '/' }] },
    'course.lock_after_lessons 1 Light',
  ],
  [
    { kind: 'after_lessons', lessons: ['a', 'b', 'c', 'd'].map((title, id) => ({ id, title, link: '/' })) },
    'course.lock_after_lessons 4 a, b, c, d',
  ],
  [
    { kind: 'after_practice', practice: { id: 1, title: 'Roots', link: '/' } },
    'course.lock_after_practice 1 Roots /',
  ],
  [notSubscribed({ can_join: true }), 'course.lock_join'],
  [notSubscribed({}), 'course.lock_added_by_school'],
  [notSubscribed({ can_pre_subscribe: true }), 'course.lock_can_wait'],
  [notSubscribed({ can_pre_subscribe: true, is_pre_subscribed: true }), 'course.lock_pre_subscribed'],
  [{ kind: 'access_frozen', until: null }, 'course.lock_access_frozen'],
  [
    { kind: 'access_frozen', until: '2026-01-01T00:00:00Z' },
    'course.lock_access_frozen_until <2026-01-01T00:00:00Z>',
  ],
  [
    { kind: 'access_begins', begins_at: '2026-01-01T00:00:00Z' },
    'course.lock_access_begins <2026-01-01T00:00:00Z>',
  ],
  [
    { kind: 'closed_since', closed_at: '2026-01-01T00:00:00Z' },
    'course.lock_closed_since <2026-01-01T00:00:00Z>',
  ],
  [{ kind: 'not_in_offer' }, 'course.lock_not_in_offer'],
  [
    { kind: 'after_checkpoint', practice: { id: 1, title: 'Roots', link: '/' } },
    'course.lock_after_checkpoint 1 Roots /',
  ],
  [
    { kind: 'access_ended', ended_at: '2026-01-01T00:00:00Z' },
    'course.lock_access_ended <2026-01-01T00:00:00Z>',
  ],
  [
    { kind: 'opens_later', opens_at: '2026-01-01T00:00:00Z' },
    'course.lock_opens_later <2026-01-01T00:00:00Z>',
  ],
])('%j has its sentence', (reason, sentence) => {
  expect(sentencesOf([reason])).toEqual([sentence])
})

test('a visitor is told of signing in and joining in one sentence', () => {
  const reasons = [{ kind: 'sign_in' } as const, notSubscribed({ can_join: true })]
  expect(sentencesOf(reasons)).toEqual(['course.lock_sign_in_join'])
})

test('a visitor who cannot join is told so', () => {
  expect(sentencesOf([{ kind: 'sign_in' }, notSubscribed({})])).toEqual([
    'course.lock_sign_in',
    'course.lock_added_by_school',
  ])
})
