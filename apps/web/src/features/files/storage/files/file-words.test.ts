import { expect, test } from 'vitest'
import { durationText } from './file-words.ts'

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [725, '12:05'],
  [3_723, '1:02:03'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})
