import { expect, test } from 'vitest'
import { iconLinks } from './school-icon.ts'

const school = (name: string, primary_color: string | null, logo_url: string | null = null) => ({
  name,
  logo_url,
  branding: { primary_color, text_color: null, is_branding_enabled: true },
})
const drawn = (...face: Parameters<typeof school>) =>
  decodeURIComponent(iconLinks(school(...face))[0]?.href.replace('data:image/svg+xml,', '') ?? '')

test('a school with a logo has it in the tab', () => {
  expect(iconLinks(school('Bakery', '#ffe600', '/pictures/abc-512')).map(({ href }) => href)).toEqual([
    '/pictures/abc-512',
    '/pictures/abc-512',
  ])
})

test('else its initial stands on its colour, in an ink that can be read', () => {
  expect(drawn('пекарня на розі', '#ffe600')).toMatch(/fill="#ffe600".*fill="#000000">П<\/text>/)
  expect(drawn('Bakery', null)).toMatch(/fill="#3965ff".*fill="#ffffff">B<\/text>/)
})

test('no name can write into the picture', () => {
  expect(drawn('<script>', '#000000')).not.toContain('<script')
  expect(drawn('&', 'url(//elsewhere.example)')).not.toContain('elsewhere')
})

test('a page of no school has the sign of Lectern', () => {
  expect(iconLinks(undefined).map(({ href }) => href)).toEqual(['/favicon.svg'])
})
