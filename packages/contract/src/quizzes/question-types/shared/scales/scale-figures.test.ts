import { array, assert, integer, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanOfPoints, promoterScore } from './scale-figures.ts'

const counts = (...pairs: [value: number, count: number][]) =>
  pairs.map(([value, count]) => ({ value, count }))

describe('the figures of a scale', () => {
  it('are none where nobody answered', () => {
    expect(meanOfPoints(counts([1, 0], [2, 0]))).toBeNull()
    expect(promoterScore(counts([0, 0], [10, 0]))).toBeNull()
  })

  it('are the mean in tenths', () => {
    expect(meanOfPoints(counts([3, 1], [4, 1], [5, 1]))).toBe(4)
    expect(meanOfPoints(counts([1, 1], [5, 2]))).toBe(3.7)
  })

  it('are promoters less detractors: 9 and 10 for, 0 to 6 against, 7 and 8 neither', () => {
    expect(promoterScore(counts([6, 1], [7, 1], [8, 1], [9, 1]))).toBe(0)
    expect(promoterScore(counts([0, 3]))).toBe(-100)
    expect(promoterScore(counts([9, 2], [10, 1]))).toBe(100)
    expect(promoterScore(counts([10, 2], [6, 1]))).toBe(33)
  })

  it('stay between their ends', () => {
    const given = array(record({ value: integer({ min: 0, max: 10 }), count: nat(1000) }))
    assert(
      property(given, (each) => {
        const mean = meanOfPoints(each) ?? 0
        const score = promoterScore(each) ?? 0
        expect(mean).toBeGreaterThanOrEqual(0)
        expect(mean).toBeLessThanOrEqual(10)
        expect(Math.abs(score)).toBeLessThanOrEqual(100)
      }),
    )
  })
})
