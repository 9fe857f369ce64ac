import { expect, test } from 'vitest'
import { countdownParts, untilNextTick } from './countdown-parts.ts'

const parts = (milliseconds: number) => {
  const { days, hours, minutes, seconds } = countdownParts(milliseconds)
  return [days, hours, minutes, seconds]
}

test.each([
  [0, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [999, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [1001, [0, 0, 0, 2]],
  [59_001, [0, 0, 1, 0]],
  [3_599_999, [0, 1, 0, 0]],
  [86_399_000, [0, 23, 59, 59]],
  [86_400_000, [1, 0, 0, 0]],
  [(2 * 86_400 + 3 * 3600 + 4 * 60 + 5) * 1000, [2, 3, 4, 5]],
])('%i ms are shown as %j', (milliseconds, shown) => {
  expect(parts(milliseconds)).toEqual(shown)
})

test('a moment that has passed stays at zero, however long ago', () => {
  expect(countdownParts(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true })
  expect(countdownParts(-86_400_000).isOver).toBe(true)
  expect(countdownParts(1).isOver).toBe(false)
})

test('the next change is never further than a second, and never now', () => {
  for (const left of [1, 250, 999, 1000, 1001, 59_999, 60_000]) {
    expect(untilNextTick(left)).toBeGreaterThan(0)
    expect(untilNextTick(left)).toBeLessThanOrEqual(1000)
    expect(parts(left - untilNextTick(left))).not.toEqual(parts(left))
  }
})
