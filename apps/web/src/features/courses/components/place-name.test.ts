import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test('a place is named by the word of the course, unless the title does so', () => {
  expect(placeName('Day', 3, 'Commas')).toBe('Day 3')
  expect(placeName('Day', 3, 'day 3: Commas')).toBeNull()
  expect(placeName(undefined, 3, 'Commas')).toBeNull()
})
