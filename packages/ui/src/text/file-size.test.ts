import { expect, test } from 'vitest'
import { formatSize, shownSize } from './file-size.ts'

test.each([
  [0, 0, 'KB', 1],
  [1, 0.1, 'KB', 1],
  [1500, 1.5, 'KB', 1],
  [9999, 9.999, 'KB', 1],
  [10_000, 0.01, 'MB', 2],
  [999_999, 0.999999, 'MB', 2],
  [1_000_000, 1, 'MB', 2],
  [1_000_001, 1.000001, 'MB', 1],
  [1_000_000_000, 1000, 'MB', 1],
  [1_000_000_001, 1.000000001, 'GB', 1],
  [16_106_127_360, 16.10612736, 'GB', 1],
])('%i bytes are %d %s', (bytes, value, unit, decimals) => {
  expect(shownSize(bytes)).toEqual({ value, unit, decimals })
})

test('is written as the language writes numbers, and never broken before its unit', () => {
  const units = { KB: 'КБ', MB: 'МБ', GB: 'ГБ' }
  expect(formatSize(1_440_000, 'uk', units)).toBe('1,4\u00A0МБ')
  expect(formatSize(25_000, 'en', { KB: 'KB', MB: 'MB', GB: 'GB' })).toBe('0.03\u00A0MB')
})
