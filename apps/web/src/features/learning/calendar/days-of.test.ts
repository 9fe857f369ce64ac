import type { CalendarEntry } from '@lectern/contract/learning/calendar/calendar'
import { expect, it } from 'vitest'
import { dayIn, daysOf, weeksOf } from './days-of.ts'

const entryAt = (at: string): CalendarEntry => ({
  key: at,
  kind: 'lesson_opens',
  at,
  title: 'Lesson',
  link: '/courses/one/lesson',
  course: { id: 1, title: 'One', link: '/courses/one' },
  others: 0,
})

it.each([
  ['2026-12-31T22:30:00.000Z', 'Europe/Kyiv', '2027-01-01'],
  ['2026-12-31T22:30:00.000Z', 'America/New_York', '2026-12-31'],
  ['2026-03-29T00:59:00.000Z', 'Europe/Kyiv', '2026-03-29'],
  ['2026-03-28T21:59:00.000Z', 'Europe/Kyiv', '2026-03-28'],
  ['2026-03-28T22:00:00.000Z', 'Europe/Kyiv', '2026-03-29'],
  ['2026-10-25T21:59:00.000Z', 'Europe/Kyiv', '2026-10-25'],
  ['2026-10-25T22:00:00.000Z', 'Europe/Kyiv', '2026-10-26'],
  ['2028-02-29T03:00:00.000Z', 'America/New_York', '2028-02-28'],
])('%s is %3$s by the clock of %s', (at, zone, day) => {
  expect(dayIn(at, zone)).toBe(day)
})

it('gathers what comes by the days of the reader, in the order in which it comes', () => {
  const late = entryAt('2026-12-01T21:59:00.000Z')
  const midnight = entryAt('2026-12-01T22:00:00.000Z')
  expect([...daysOf([late, midnight], 'Europe/Kyiv')]).toEqual([
    ['2026-12-01', [late]],
    ['2026-12-02', [midnight]],
  ])
})

it.each([
  ['2027-02-14', 4],
  ['2026-12-01', 5],
  ['2026-11-30', 6],
  ['2028-02-29', 5],
])('the month of %s has days in %i weeks', (day, weeks) => {
  expect(weeksOf(day)).toBe(weeks)
})
