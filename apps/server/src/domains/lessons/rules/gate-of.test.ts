import { expect, it } from 'vitest'
import type { LockReason } from '@lectern/contract/access/access'
import { gateOf } from './gate-of.ts'

const at = '2026-05-03T07:00:00.000Z'
const practice = { id: 7, title: 'Roots', link: '/courses/a/b#quizId-7' }
const lessons = [{ id: 3, title: 'Light', link: '/courses/a/light' }]
const closed = (reasons: LockReason[], next: string | null = null) =>
  gateOf({ is_open: false, reasons, next_opening_at: next, closes_at: null })
const stranger = { can_join: true, can_pre_subscribe: false, is_pre_subscribed: false }

it('says nothing of an open lesson', () => {
  expect(gateOf({ is_open: true, reasons: [], next_opening_at: null, closes_at: at })).toEqual({
    blocked_info: { is_accessible: true, type: null, access_date: null, checkpoint_name: null, link: null },
    closed_info: { is_accessible: true, access_date: null },
    accessible_after_data: [],
  })
})

it.each<[string, LockReason[]]>([
  ['not_open_yet', [{ kind: 'announced' }]],
  ['not_open_yet', [{ kind: 'not_published' }]],
  ['offer', [{ kind: 'sign_in' }, { kind: 'not_subscribed', ...stranger }]],
  ['offer', [{ kind: 'not_in_offer' }]],
  ['offer', [{ kind: 'access_ended', ended_at: at }]],
  ['frozen', [{ kind: 'access_frozen', until: null }]],
  ['after_date', [{ kind: 'access_begins', begins_at: at }]],
  ['after_date', [{ kind: 'opens_later', opens_at: at }]],
  ['after_lesson', [{ kind: 'after_lessons', lessons }]],
  ['after_practice', [{ kind: 'after_practice', practice }]],
  [
    'after_practice_on_date',
    [
      { kind: 'opens_later', opens_at: at },
      { kind: 'after_practice', practice },
    ],
  ],
  ['after_checkpoint', [{ kind: 'after_checkpoint', practice }]],
  [
    'after_lesson',
    [
      { kind: 'opens_later', opens_at: at },
      { kind: 'after_lessons', lessons },
      { kind: 'after_practice', practice },
    ],
  ],
])('%s is the type of %j', (type, reasons) => {
  expect(closed(reasons)).toMatchObject({
    blocked_info: { is_accessible: false, type },
    closed_info: { is_accessible: true },
  })
})

it('names the date, the practice and the lessons that are waited for', () => {
  const opens: LockReason = { kind: 'opens_later', opens_at: at }
  expect(closed([opens, { kind: 'after_practice', practice }]).blocked_info).toEqual({
    is_accessible: false,
    type: 'after_practice_on_date',
    access_date: at,
    checkpoint_name: 'Roots',
    link: practice.link,
  })
  expect(closed([{ kind: 'after_lessons', lessons }]).accessible_after_data).toEqual(lessons)
})

it('tells a lesson that is over from one that is still to come', () => {
  expect(closed([{ kind: 'closed_since', closed_at: at }])).toMatchObject({
    blocked_info: { is_accessible: true, type: null },
    closed_info: { is_accessible: false, access_date: at },
  })
})
