import { expect, test } from 'vitest'
import { targetOfHash } from './arrive.ts'

test.each([
  ['#unit-12', 'unit-12'],
  ['#quizId-5', 'quizId-5'],
  ['#quizId=5', 'quizId-5'],
  ['#program', undefined],
  ['#unit-', undefined],
])('%s leads to %s', (hash, target) => {
  expect(targetOfHash(hash)).toBe(target)
})
