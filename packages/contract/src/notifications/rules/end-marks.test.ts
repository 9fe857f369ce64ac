import { expect, test } from 'vitest'
import { endMarks } from './end-marks.ts'

const marksOf = (startsAt: string, endsAt: string) =>
  endMarks(new Date(startsAt), new Date(endsAt)).map(({ days, at }) => [days, at.toISOString()])

test('an end is told of 7 days and a day before, and when it has come', () => {
  expect(marksOf('2026-01-01T10:00:00Z', '2026-02-01T10:00:00Z')).toEqual([
    [7, '2026-01-25T10:00:00.000Z'],
    [1, '2026-01-31T10:00:00.000Z'],
    [0, '2026-02-01T10:00:00.000Z'],
  ])
})

test('what was past when the access began is not told', () => {
  expect(marksOf('2026-01-01T10:00:00Z', '2026-01-04T10:00:00Z').map(([days]) => days)).toEqual([1, 0])
  expect(marksOf('2026-01-01T10:00:00Z', '2026-01-01T12:00:00Z').map(([days]) => days)).toEqual([0])
})
