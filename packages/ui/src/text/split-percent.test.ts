import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { splitPercent } from './split-percent.ts'

test.each([
  [0, []],
  [1, [100]],
  [2, [50, 50]],
  [3, [34, 33, 33]],
  [6, [17, 17, 17, 17, 16, 16]],
  [7, [15, 15, 14, 14, 14, 14, 14]],
])('over %i items', (count, shares) => {
  expect(splitPercent(count)).toEqual(shares)
})

test('always makes 100, in falling order, no two further apart than 1', () => {
  assert(
    property(integer({ min: 1, max: 300 }), (count) => {
      const shares = splitPercent(count)
      expect(shares.reduce((sum, share) => sum + share)).toBe(100)
      expect(shares.toSorted((a, b) => b - a)).toEqual(shares)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})
