import { expect, it, test } from 'vitest'
import { inTime, readChapters, readTime, writeTime } from './chapter-time.ts'

test.each([
  ['2:40', 160],
  ['0:00', 0],
  [' 75:05 ', 4505],
  ['1:02:40', 3760],
  ['2:4', undefined],
  ['2:75', undefined],
  ['1:75:00', undefined],
  ['soon', undefined],
])('%s is read as %s', (text, seconds) => {
  expect(readTime(text)).toBe(seconds)
})

it('a time that is written is read again', () => {
  expect([0, 59, 160, 3760].map(writeTime)).toEqual(['0:00', '0:59', '2:40', '1:02:40'])
})

it('lines of times and titles are chapters, as people write them elsewhere', () => {
  expect(readChapters('0:00 Beginning\n(2:40) — Shadows\nno time\n3:10\n1:00:00 - End')).toEqual([
    { at: 0, title: 'Beginning' },
    { at: 160, title: 'Shadows' },
    { at: 3600, title: 'End' },
  ])
})

it('chapters stand in the order of their times', () => {
  expect(
    inTime([
      { at: 5, title: 'b' },
      { at: 1, title: 'a' },
    ]).map(({ title }) => title),
  ).toEqual(['a', 'b'])
})
