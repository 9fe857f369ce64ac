import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { expect, it } from 'vitest'
import { comparison, ivan, ivanAgain } from './testing/pair.ts'
import { accountOf, newDraft, orderOf, planMerge } from './merge-draft.ts'

it('follows the rule of the server until somebody chooses', () => {
  const plan = planMerge(comparison, newDraft)
  expect([plan.survivor.id, plan.absorbed.id]).toEqual([5, 6])
  expect(orderOf(plan)).toEqual({
    absorbed_id: 6,
    seen: { survivor: ivan.updated_at, absorbed: ivanAgain.updated_at },
    keys: { email: 'survivor', city: 'absorbed' },
    fields: { 17: 'survivor' },
  })
})

it('keeps what was chosen with its person when the other one stays', () => {
  const plan = planMerge(comparison, { isSwapped: true, chosen: { 'key.email': 5 } })
  expect(orderOf(plan)).toMatchObject({
    absorbed_id: 5,
    keys: { email: 'absorbed', city: 'survivor' },
    fields: { 17: 'survivor' },
  })
})

it('never names a value that nobody chooses', () => {
  const keys = [{ key: 'email', takes: 'survivor', is_fixed: true } as const]
  expect(
    orderOf(planMerge({ ...comparison, keys }, { isSwapped: false, chosen: { 'key.email': 6 } })).keys,
  ).toEqual({})
})

const withLetters = (one: ContactCard['letters'], other: ContactCard['letters']) => ({
  ...comparison,
  survivor: { ...ivan, letters: one },
  absorbed: { ...ivanAgain, letters: other },
})

it.each([
  ['on', 'off', 5, 'off'],
  ['off', 'never', 5, 'never'],
  ['never', 'complained', 5, 'complained'],
  ['on', 'not_confirmed', 5, 'on'],
  ['on', 'not_confirmed', 6, 'not_confirmed'],
  ['bounced', 'on', 6, 'on'],
] as const)('letters of %s and %s with the e-mail of %i are %s', (one, other, owner, letters) => {
  const draft = { isSwapped: false, chosen: { 'key.email': owner } }
  expect(planMerge(withLetters(one, other), draft).letters).toBe(letters)
})

it('the account adds up', () => {
  expect(accountOf(planMerge(comparison, newDraft))).toEqual({
    values: { kept: 2, taken: 1, total: 3 },
    tags: { kept: 1, added: 1, total: 2 },
  })
})
