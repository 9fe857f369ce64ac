import { expect, test } from 'vitest'
import { landingOf } from './landing.ts'

test.each([
  ['dashboard', '/account/products'],
  ['learning', '/account/products?group=learning'],
  ['school', '/'],
] as const)('a school that begins with %s leads there', (student_landing, place) => {
  expect(landingOf('/', { student_landing })).toBe(place)
})

test('who was going somewhere gets there, whatever the school prefers', () => {
  for (const student_landing of ['dashboard', 'learning', 'school'] as const)
    expect(landingOf('/courses/a', { student_landing })).toBe('/courses/a')
})
