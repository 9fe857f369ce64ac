import { array, assert, boolean, double, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  difficultyLevel,
  difficultyLevels,
  discriminationLevel,
  mostChosenWrong,
} from './result-statistics.ts'

const row = record({
  count: integer({ min: 0, max: 5 }),
  is_right: option(boolean()),
}).map((each) => ({ ...each, label: 'row', percent: 0 }))

test('the wrong row that most gave is wrong, was given, and no wrong one before it was given as often', () => {
  assert(
    property(array(row), (rows) => {
      const most = mostChosenWrong(rows)
      const given = rows.filter(({ is_right, count }) => is_right === false && count > 0)
      const times = Math.max(0, ...given.map(({ count }) => count))
      expect(given.find(({ count }) => count === times) ?? null).toBe(most)
    }),
  )
})

test('the more of the points are earned, the easier a question is called', () => {
  const share = double({ min: 0, max: 1, noNaN: true })
  assert(
    property(share, share, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const levelOf = (each: number) => difficultyLevels.indexOf(difficultyLevel(each))
      expect(levelOf(less)).toBeLessThanOrEqual(levelOf(more))
    }),
  )
})

test.each([
  [-0.01, 'against'],
  [0, 'little'],
  [0.2, 'fair'],
  [0.4, 'well'],
] as const)('a correlation of %d tells people apart: %s', (correlation, level) => {
  expect(discriminationLevel(correlation)).toBe(level)
})
