import { expect, test } from 'vitest'
import { readLimit, readMasks } from './read-masks.ts'

test('addresses may stand in lines or behind commas', () => {
  expect(readMasks(' 192.0.2.1, 192.0.2.2\n\n2001:db8::/32 ;10.0.*.*')).toEqual([
    '192.0.2.1',
    '192.0.2.2',
    '2001:db8::/32',
    '10.0.*.*',
  ])
  expect(readMasks(' \n ')).toEqual([])
})

test('a limit is a whole number from 1 to 20, or none', () => {
  expect(['', ' ', '1', '20'].map(readLimit)).toEqual([null, null, 1, 20])
  expect(['0', '21', '1.5', 'two', '-3'].map(readLimit)).toEqual(Array(5).fill(undefined))
})
