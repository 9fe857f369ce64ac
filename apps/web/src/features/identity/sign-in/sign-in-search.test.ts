import { expect, test } from 'vitest'
import { readSignInSearch } from './sign-in-search.ts'

test('an address says where to go on and how far one has come', () => {
  expect(readSignInSearch({ next: '/courses/a', step: 'code', other: 'x' })).toEqual({
    next: '/courses/a',
    step: 'code',
  })
})

test.each([
  [{ next: 'https://elsewhere.example' }],
  [{ next: '//elsewhere.example' }],
  [{ step: 'signed_in' }],
])('%j leads nowhere else', (search) => {
  expect(readSignInSearch(search)).toEqual({ next: '/' })
})
