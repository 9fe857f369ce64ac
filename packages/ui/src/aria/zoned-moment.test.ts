import { expect, test } from 'vitest'
import { calendarDay, timeOfDay, zonedMoment } from './zoned-moment.ts'

test('a moment is shown by the clock of its zone, across the change of clocks', () => {
  expect(zonedMoment('2026-03-29T00:30:00Z', 'Europe/Kyiv')?.hour).toBe(2)
  expect(zonedMoment('2026-03-29T01:30:00Z', 'Europe/Kyiv')?.hour).toBe(4)
  expect(zonedMoment('2026-03-29T01:30:00Z', 'Europe/Kyiv')?.toAbsoluteString()).toBe(
    '2026-03-29T01:30:00.000Z',
  )
})

test('what names no moment, day or time is none', () => {
  expect(zonedMoment('tomorrow', 'Europe/Kyiv')).toBeNull()
  expect(calendarDay('2026-02-30')).toBeNull()
  expect(timeOfDay('25:00')).toBeNull()
  expect(calendarDay(undefined)).toBeNull()
})
