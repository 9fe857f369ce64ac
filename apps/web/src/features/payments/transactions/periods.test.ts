import { expect, test } from 'vitest'
import { dayIn, daysOf, periodOf } from './periods.ts'

test.each([
  ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['week', '2026-03-02', '2026-02-24', '2026-03-02'],
  ['month', '2026-11-29', '2026-11-01', '2026-11-29'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2027-01-05', '2026-12-01', '2026-12-31'],
  ['year', '2026-11-29', '2026-01-01', '2026-11-29'],
] as const)('%s on %s is %s to %s', (period, today, from, until) => {
  expect(daysOf(period, today)).toEqual({ from, until })
  expect(daysOf(periodOf({ from, until }, today) ?? 'week', today)).toEqual({ from, until })
})

test('a day is that of the zone, and own dates have no name', () => {
  expect(dayIn(new Date('2026-11-29T22:30:00Z'), 'Europe/Kyiv')).toBe('2026-11-30')
  expect(dayIn(new Date('2026-11-29T22:30:00Z'), 'America/New_York')).toBe('2026-11-29')
  expect(periodOf({ from: '2026-11-02', until: '2026-11-03' }, '2026-11-29')).toBeUndefined()
})
