import { expect, test } from 'vitest'
import { clockFace, longTime, toldMinutes } from './clock-text.ts'

test('below a day the time is hours, minutes and seconds, from a day on days, hours and minutes', () => {
  expect([0, 59, 3_661, 86_399].map(clockFace)).toEqual(['00:00:00', '00:00:59', '01:01:01', '23:59:59'])
  expect(longTime(86_399)).toBeUndefined()
  expect(longTime(86_400 + 7_260)).toEqual({ days: 1, hours: 2, minutes: 1 })
})

test('ten, five and one minute are told, and nothing between', () => {
  expect([601, 600, 571, 570, 300, 200, 60, 31, 30, 0].map(toldMinutes)).toEqual([
    undefined,
    10,
    10,
    undefined,
    5,
    undefined,
    1,
    1,
    undefined,
    undefined,
  ])
})
