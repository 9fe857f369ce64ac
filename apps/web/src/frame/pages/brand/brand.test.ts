import { expect, test } from 'vitest'
import { brandOf } from './brand.ts'

const school = (primary_color: string | null) => ({ branding: { primary_color } })

test('a page under a school’s name has its colour', () => {
  expect(brandOf(school('#0a7f5c'))).toBe('#0a7f5c')
})

test('a school without a colour, and a page without a school, have the platform’s own', () => {
  expect([brandOf(school(null)), brandOf(undefined)]).toEqual([undefined, undefined])
})

test.each([
  'red',
  '#fff',
  '#12345',
  '#0A7F5C',
  '#0a7f5c;background:url(//elsewhere.example)',
  'var(--danger)',
  '',
])('nothing but six digits goes into the page: %s', (color) => {
  expect(brandOf(school(color))).toBeUndefined()
})
