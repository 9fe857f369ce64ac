import { array, assert, bigInt, integer, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allocate, equalParts } from './allocate.ts'
import { sumAmounts } from './money.ts'

const wholes = bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const weights = array(bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 })

describe('allocation', () => {
  test.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [10n, [1n, 2n, 4n], [1n, 3n, 6n]],
    [5n, [0n, 1n, 0n], [0n, 5n, 0n]],
    [5n, [0n, 0n], [3n, 2n]],
    [0n, [3n, 4n], [0n, 0n]],
    [7n, [9n], [7n]],
  ])('of %s by %s is %s', (whole, by, parts) => {
    expect(allocate(whole, by)).toEqual(parts)
  })

  it('adds up to the whole, gives each part its share within one unit, and nothing for a weight of zero', () => {
    assert(
      property(wholes, weights, (whole, by) => {
        const parts = allocate(whole, by)
        const total = sumAmounts(by)
        expect(sumAmounts(parts)).toBe(whole)
        for (const [index, part] of parts.entries()) {
          const weight = by[index] ?? 0n
          const off = part * total - whole * weight
          expect(total === 0n || (off < total && off > -total)).toBe(true)
          expect(total !== 0n && weight === 0n ? part : 0n).toBe(0n)
        }
        expect(allocate(-whole, by)).toEqual(parts.map((part) => -part))
      }),
      { numRuns: 5000 },
    )
  })

  it('is refused for no weight and for a negative one', () => {
    expect(() => allocate(1n, [])).toThrow(RangeError)
    expect(() => allocate(1n, [2n, -1n])).toThrow(RangeError)
  })
})

describe('equal parts', () => {
  test.each([
    [100n, 3, [34n, 33n, 33n]],
    [200n, 3, [68n, 66n, 66n]],
    [-200n, 3, [-68n, -66n, -66n]],
    [2n, 3, [2n, 0n, 0n]],
    [9n, 1, [9n]],
  ])('of %s in %i are %s', (total, count, parts) => {
    expect(equalParts(total, count)).toEqual(parts)
  })

  it('add up to the total, and all but the first are the same', () => {
    assert(
      property(wholes, integer({ min: 1, max: 36 }), (total, count) => {
        const [, ...rest] = equalParts(total, count)
        expect(sumAmounts(equalParts(total, count))).toBe(total)
        expect(rest).toHaveLength(count - 1)
        expect(new Set(rest).size).toBeLessThanOrEqual(1)
      }),
    )
  })

  it.each([0, -1, 1.5])('are refused for %d of them', (count) => {
    expect(() => equalParts(1n, count)).toThrow(RangeError)
  })
})
