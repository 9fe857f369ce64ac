import { expect, test } from 'vitest'
import { decimalText, readDecimal, rescale } from './amounts.ts'

test.each([
  [10_050n, 2, 2, '100.50'],
  [5n, 2, 2, '0.05'],
  [500n, 0, 0, '500'],
  [45_000n, 2, 0, '450'],
  [45_001n, 2, 0, null],
  [-1n, 2, 2, null],
])('%s with %i minor digits is written with %i as %s', (amount, exponent, digits, text) => {
  expect(decimalText(amount, exponent, digits)).toBe(text)
})

test.each([
  ['100.5', 'UAH', 10_050n],
  ['100.50', 'UAH', 10_050n],
  ['100', 'UAH', 10_000n],
  ['0.10', 'EUR', 10n],
  ['450', 'HUF', 45_000n],
  ['500.00', 'JPY', 500n],
  ['500.5', 'JPY', null],
  ['1e3', 'UAH', null],
  ['-1', 'UAH', null],
  ['1', 'ZZZ', null],
])('%s %s is read as %s', (text, currency, minor) => {
  expect(readDecimal(text, currency)).toBe(minor)
})

test('no digit that counts is lost', () => {
  expect(rescale(1_001n, 2, 0)).toBeNull()
  expect(rescale(10n, 0, 3)).toBe(10_000n)
})
