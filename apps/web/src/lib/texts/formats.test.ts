import { formatDay } from '@lectern/contract/kernel/moment-format'
import { expect, test } from 'vitest'
import { asPercent, createDates, createFormatNumber } from './formats.ts'

const late = '2026-11-20T23:30:00Z'

test('dates are by the clock of the zone, with the day before the month in English', () => {
  const { date, longMoment } = createDates('en', 'Europe/Kyiv')
  expect(date(late)).toBe('21 Nov 2026')
  expect(longMoment(late)).toBe('21 November 2026 at 01:30')
})

test('UTC is named where the hour is told', () => {
  expect(createDates('en', 'UTC').longMoment(late)).toContain('23:30 UTC')
  expect(createDates('uk', 'UTC').date(late)).toContain('20')
})

test('a zone that this runtime does not know is that of the device', () => {
  const { zone, date } = createDates('en', 'Moon/Tranquility')
  expect(zone).toBeUndefined()
  expect(date(late)).toBe(createDates('en').date(late))
})

test.each([
  ['en', '50%'],
  ['uk', '50\u00A0%'],
  ['ru', '50\u00A0%'],
])('a share has the sign of per cent that the texts have (%s)', (locale, words) => {
  expect(createFormatNumber(locale)(0.5, asPercent)).toBe(words)
})

const feast = new Date('2026-12-06T10:00:00Z')

test.each([
  ['en-GB', 'medium', '6 Dec 2026'],
  ['uk', 'medium', '6 груд. 2026'],
  ['ru', 'medium', '6 дек. 2026'],
  ['uk', 'long', '6 грудня 2026'],
  ['ru', 'long', '6 декабря 2026'],
] as const)(
  'a date in %s (%s) ends with the year, so that a full stop can follow',
  (locale, dateStyle, words) => {
    expect(formatDay(new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }), feast)).toBe(words)
  },
)
