import { fontSize } from '@lectern/contract/rich-text/looks'
import { expect, test } from 'vitest'
import { readSize } from './read-size.ts'

test.each([
  ['16', '16px'],
  [' 72 px', '72px'],
  ['100', '100px'],
  ['12,5', '12.5px'],
  ['12.3', '12.5px'],
  ['1', '1px'],
])('%j is the size %s', (typed, size) => {
  expect(readSize(typed)).toBe(size)
  expect(fontSize.safeParse(size).success).toBe(true)
})

test.each(['', ' ', '0', '101', '1000', '-4', 'big', '1e2', '12.34'])('%j is no size', (typed) => {
  expect(readSize(typed)).toBeNull()
})
