import { expect, test } from 'vitest'
import { answeredQuestion, finishedView } from '../testing/shown-view.ts'
import { groupResults } from './result-groups.ts'
import { missingPoints, pointsOf, rightOf, roughTime } from './result-numbers.ts'

const missingAt = (scores: number, most: number, pass_percent: number | null) => {
  const points = pointsOf(finishedView({ attempt: { scores, max_scores: most }, quiz: { pass_percent } }))
  return points && missingPoints(points)
}

test('points are missing up to the pass mark, in hundredths, and none behind it or without one', () => {
  expect(missingAt(4, 10, 60)).toBe(2)
  expect(missingAt(1, 3, 70)).toBe(1.1)
  expect(missingAt(6, 10, 60)).toBe(0)
  expect(missingAt(1, 6, null)).toBe(0)
})

test('an attempt without points has no number, and one that waits has none yet', () => {
  expect(pointsOf(finishedView({ attempt: { scores: 0, max_scores: 0 } }))).toBeUndefined()
  expect(pointsOf(finishedView({ attempt: { status_id: 6 } }))).toBeUndefined()
})

test('right questions are counted of those that can be right', () => {
  const questions = [
    answeredQuestion(1, {}),
    answeredQuestion(2, { state: 'incorrect', points: 1, is_partly_right: true }),
    answeredQuestion(3, { state: 'answered', points: null, max_points: null }),
  ]
  expect(rightOf(finishedView({ questions }))).toEqual({ right: 1, of: 2 })
  expect(rightOf(finishedView({ questions: questions.slice(2) }))).toBeUndefined()
})

test('questions that are not right come for themselves, the others by kind', () => {
  const questions = [
    answeredQuestion(1, {}),
    answeredQuestion(2, { state: 'skipped', points: 0 }),
    answeredQuestion(3, { state: 'pending', points: 0 }),
    answeredQuestion(4, { state: 'incorrect', points: 0 }),
    answeredQuestion(5, {}),
  ]
  const { look, rest } = groupResults(questions)
  const numbers = (items: readonly { number: number | null }[]) => items.map((item) => item.number)
  expect(numbers(look)).toEqual([2, 4])
  expect(rest.map(({ kind, items }) => [kind, numbers(items)])).toEqual([
    ['pending', [3]],
    ['correct', [1, 5]],
  ])
})

test('a time is told in the largest unit that says enough', () => {
  expect([0, 59, 300, 3600, 7200, 40 * 3600].map(roughTime)).toEqual([
    { unit: 'seconds', count: 1 },
    { unit: 'seconds', count: 59 },
    { unit: 'minutes', count: 5 },
    { unit: 'minutes', count: 60 },
    { unit: 'hours', count: 2 },
    { unit: 'days', count: 2 },
  ])
})
