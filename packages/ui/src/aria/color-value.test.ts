import { expect, test } from 'vitest'
import { isColor, readColor, writeColor } from './color-value.ts'

test.each(['#3965ff', '#3965FF80', '#00000000'])('%s comes back as it went in', (text) => {
  expect(isColor(text)).toBe(true)
  expect(writeColor(readColor(text, '#ffffff'))).toBe(text.toLowerCase())
})

test('full alpha is left out', () => {
  expect(writeColor(readColor('#3965ffff', '#ffffff'))).toBe('#3965ff')
})

test('what is no color is shown as the fallback', () => {
  expect(isColor('olive')).toBe(false)
  expect(writeColor(readColor('#12', '#ffe600'))).toBe('#ffe600')
})
