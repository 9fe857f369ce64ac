import { expect, test } from 'vitest'
import { withEntry } from './use-own-list.ts'

test('the newest entry is the first, stands once, and the oldest goes', () => {
  expect(withEntry([], 'a', 3)).toEqual(['a'])
  expect(withEntry(['a', 'b'], 'b', 3)).toEqual(['b', 'a'])
  expect(withEntry(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
})
