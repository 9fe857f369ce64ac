import { describe, expect, it } from 'vitest'
import { gradeParts } from './grade-parts.ts'

const parts = (given: readonly boolean[], points = 1) => given.map((isGiven) => ({ points, isGiven }))

describe('gradeParts', () => {
  it('adds the points of the parts to those of the question', () => {
    const grade = gradeParts({ points: 2, right: parts([true, true], 0.1), wrong: 0, wrongPossible: 3 })
    expect(grade).toEqual({ correctness: 'correct', points: 2.2, max_points: 2.2 })
  })

  it('gives a right part its own points, and not those of the question', () => {
    const grade = gradeParts({ points: 2, right: parts([true, false]), wrong: 0, wrongPossible: 3 })
    expect(grade).toEqual({ correctness: 'incorrect', points: 1, max_points: 4 })
  })

  // Every number of right and wrong parts up to five: far fewer than a thousand cases.
  const cases = Array.from({ length: 5 }, (_, right) =>
    Array.from({ length: 6 }, (_each, wrong) => [right + 1, wrong] as const),
  ).flat()

  it.each(cases)('with %i right and %i wrong parts: never below 0, never more for a wrong part', (r, w) => {
    for (let given = 0; given <= r; given += 1) {
      const earned = Array.from(
        { length: w + 1 },
        (_, wrong) =>
          gradeParts({
            points: 0,
            right: parts(Array.from({ length: r }, (_each, at) => at < given)),
            wrong,
            wrongPossible: w,
          }).points,
      )
      expect(earned).toEqual(earned.toSorted((a, b) => b - a))
      expect(Math.min(...earned)).toBeGreaterThanOrEqual(0)
      expect(earned.at(-1)).toBe(w > 0 ? 0 : given)
    }
  })
})
