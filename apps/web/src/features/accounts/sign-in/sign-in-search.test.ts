import { expect, test } from 'vitest'
import { readSignInSearch } from './sign-in-search.ts'

test('an address says where to go on, how far one has come, and who invited', () => {
  expect(
    readSignInSearch({ next: '/courses/a', step: 'code', invite: 'an-invitation-of-some-length' }),
  ).toEqual({
    next: '/courses/a',
    step: 'code',
    invite: 'an-invitation-of-some-length',
  })
})

test.each([
  [{ next: 'https://elsewhere.example' }],
  [{ next: '//elsewhere.example' }],
  [{ step: 'signed_in' }],
  [{ invite: '<script>' }],
  [{ invite: 7 }],
])('%j leads nowhere else', (search) => {
  expect(readSignInSearch(search)).toEqual({ next: '/' })
})
