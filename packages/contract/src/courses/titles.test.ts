import { expect, test } from 'vitest'
import { lessonTitle } from '../lessons/lesson.ts'
import { oneLine } from '../kernel/texts/one-line.ts'

test.each([
  ['Night\r\nsky', 'Night sky'],
  ['  Night \n\n sky\u2028at sea\r', 'Night sky at sea'],
  ['Night  sky', 'Night  sky'],
])('a title stands on one line: %j', (written, kept) => {
  expect(oneLine.parse(written)).toBe(kept)
  expect(lessonTitle.parse(written)).toBe(kept)
})

test('a lesson of line breaks alone has no title', () => {
  expect(lessonTitle.safeParse('\r\n \n').success).toBe(false)
})
