import { expect, test } from 'vitest'
import { readFirstOwnerSearch } from './load-first-owner.ts'

test('an invitation in the address is kept', () => {
  const invite = 'an-invitation-of-some-length'
  expect(readFirstOwnerSearch({ invite, other: 'x' })).toEqual({ invite })
})

test.each([{}, { invite: '<script>' }, { invite: 7 }, { invite: 'short' }, { invite: 'x'.repeat(300) }])(
  'what cannot be an invitation is dropped: %j',
  (search) => expect(readFirstOwnerSearch(search)).toEqual({}),
)
