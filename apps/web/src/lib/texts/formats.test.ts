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
