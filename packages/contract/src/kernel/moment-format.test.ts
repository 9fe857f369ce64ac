import { expect, test } from 'vitest'
import { formatDay } from './moment-format.ts'

const day = new Date('2026-12-06T10:00:00Z')

test.each([
  ['en-GB', 'medium', '6 Dec 2026'],
  ['uk', 'medium', '6 груд. 2026'],
  ['ru', 'medium', '6 дек. 2026'],
  ['uk', 'long', '6 грудня 2026'],
  ['ru', 'long', '6 декабря 2026'],
] as const)(
  'a date in %s (%s) ends with the year, so that a full stop can follow',
  (locale, dateStyle, words) => {
    expect(formatDay(new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }), day)).toBe(words)
  },
)
