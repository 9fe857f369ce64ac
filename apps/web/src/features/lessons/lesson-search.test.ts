import { expect, test } from 'vitest'
import { readLessonSearch, targetOfHash } from './lesson-search.ts'

test('ids of the address are read as numbers', () => {
  expect(readLessonSearch({ quiz_attempt_id: '12', start_quiz_id: 5 })).toEqual({
    quiz_attempt_id: 12,
    start_quiz_id: 5,
  })
})

test.each(['0', '-1', '1.5', '12abc', '', null, {}, '99999999999999999999'])(
  '%j is no id and is not there',
  (value) => {
    expect(readLessonSearch({ quiz_attempt_id: value })).toEqual({})
  },
)

test.each([
  ['#unit-12', 'unit-12'],
  ['#quizId-5', 'quizId-5'],
  ['#quizId=5', 'quizId-5'],
  ['#program', undefined],
  ['#unit-', undefined],
])('%s leads to %s', (hash, target) => {
  expect(targetOfHash(hash)).toBe(target)
})
