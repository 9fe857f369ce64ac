import { describe, expect, it, test } from 'vitest'
import { isoDay, pickedDay, rangeAfter, readIsoDay, yearSpan } from './calendar-days.ts'

const day = (text: string) => readIsoDay(text) ?? expect.fail(`${text} is no day`)

describe('a picked day', () => {
  it('is told to the server without and with a time', () => {
    expect(pickedDay(day('2026-03-09'), 'en').date).toBe('2026-03-09')
    expect(pickedDay(day('2026-03-09'), 'en', true).date).toBe('2026-03-09T00:00:00')
  })

  it.each([
    ['en-GB', '9 March 2026'],
    ['uk', '9 березня 2026\u202Fр.'],
    ['ru', '9 марта 2026\u202Fг.'],
  ])('is shown in %s with the month in the form that goes with a day', (locale, shown) => {
    expect(pickedDay(day('2026-03-09'), locale).format.replaceAll(/\s/g, ' ')).toBe(
      shown.replaceAll(/\s/g, ' '),
    )
  })

  it('is the instant at which the day begins here', () => {
    const { dateUtc } = pickedDay(day('2026-07-01'), 'en')
    expect(isoDay(new Date(dateUtc))).toBe('2026-07-01')
    expect(new Date(dateUtc).getHours()).toBe(0)
  })
})

test.each(['', '2026-02-30', '2026-13-01', '26-01-01', 'tomorrow', '2026-01-01T12:00:00'])(
  '"%s" is cleared',
  (text) => {
    expect(readIsoDay(text)).toBeUndefined()
  },
)

test('days of the first century keep their year', () => {
  expect(isoDay(day('0099-12-31'))).toBe('0099-12-31')
})

describe('a range', () => {
  const [third, fifth, ninth] = [day('2026-05-03'), day('2026-05-05'), day('2026-05-09')]

  it('begins with the first press and ends with the second', () => {
    expect(rangeAfter(rangeAfter(undefined, third), ninth)).toEqual({ start: third, end: ninth })
  })

  it('may be one day', () => {
    expect(rangeAfter({ start: fifth }, fifth)).toEqual({ start: fifth, end: fifth })
  })

  it('begins anew with an earlier day, and after a whole one', () => {
    expect(rangeAfter({ start: fifth }, third)).toEqual({ start: third })
    expect(rangeAfter({ start: third, end: fifth }, ninth)).toEqual({ start: ninth })
  })
})

test('there are 151 years to choose from', () => {
  const { first, last } = yearSpan(day('2026-11-20'))
  expect(last.getFullYear() - first.getFullYear() + 1).toBe(151)
  expect([first.getFullYear(), last.getFullYear()]).toEqual([1926, 2076])
})
