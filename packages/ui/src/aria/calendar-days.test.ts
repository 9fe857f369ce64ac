import { describe, expect, it, test } from 'vitest'
import { pickedDay, yearSpan } from './calendar-days.ts'
import { calendarDay } from './zoned-moment.ts'

const ninth = new Date(2026, 2, 9)

describe('a picked day', () => {
  it('is told to the server without and with a time', () => {
    expect(pickedDay(ninth, 'en').date).toBe('2026-03-09')
    expect(pickedDay(ninth, 'en', true).date).toBe('2026-03-09T00:00:00')
  })

  it.each([
    ['en-GB', '9 March 2026'],
    ['uk', '9 березня 2026\u202Fр.'],
    ['ru', '9 марта 2026\u202Fг.'],
  ])('is shown in %s with the month in the form that goes with a day', (locale, shown) => {
    expect(pickedDay(ninth, locale).format.replaceAll(/\s/g, ' ')).toBe(shown.replaceAll(/\s/g, ' '))
  })

  it('is the instant at which the day begins here', () => {
    const begins = new Date(pickedDay(new Date(2026, 6, 1), 'en').dateUtc)
    expect([begins.getFullYear(), begins.getMonth(), begins.getDate(), begins.getHours()]).toEqual([
      2026, 6, 1, 0,
    ])
  })

  it('of the first century keeps its year', () => {
    const day = new Date(2000, 11, 31)
    day.setFullYear(99)
    expect(pickedDay(day, 'en').date).toBe('0099-12-31')
  })
})

test.each(['', '2026-02-30', '2026-13-01', '26-01-01', 'tomorrow', '2026-01-01T12:00:00'])(
  '"%s" is cleared',
  (text) => {
    expect(calendarDay(text)).toBeNull()
  },
)

test('there are 151 years to choose from', () => {
  expect(yearSpan(new Date(2026, 10, 20))).toEqual({ first: 1926, last: 2076 })
})
