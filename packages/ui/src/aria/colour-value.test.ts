import { expect, test } from 'vitest'
import { isColour, readColour, writeColour } from './colour-value.ts'

test.each(['#3965ff', '#3965FF80', '#00000000'])('%s comes back as it went in', (text) => {
  expect(isColour(text)).toBe(true)
  expect(writeColour(readColour(text, '#ffffff'))).toBe(text.toLowerCase())
})

test('full alpha is left out', () => {
  expect(writeColour(readColour('#3965ffff', '#ffffff'))).toBe('#3965ff')
})

test('what is no colour is shown as the fallback', () => {
  expect(isColour('olive')).toBe(false)
  expect(writeColour(readColour('#12', '#ffe600'))).toBe('#ffe600')
})
