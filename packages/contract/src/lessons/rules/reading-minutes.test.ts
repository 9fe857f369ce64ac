import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test.each([
  [0, 0],
  [1, 1],
  [1_200, 1],
  [1_201, 2],
])('%i letters are read in %i minutes', (letters, minutes) => {
  expect(readingMinutes(letters)).toBe(minutes)
})
