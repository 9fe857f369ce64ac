import { expect, test } from 'vitest'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'

test.each([
  ['EUR', 1_050n, 1_050],
  ['JPY', 500n, 500],
  ['ISK', 500n, 50_000],
  ['UGX', 5n, 500],
  ['HUF', 45_000n, 45_000],
  ['TWD', 80_000n, 80_000],
  ['MGA', 500n, 5],
  ['KWD', 5_120n, 5_120],
] as const)('%s %s is %s at Stripe, and the same when it comes back', (currency, minor, stripe) => {
  expect(toStripeAmount(minor, currency)).toBe(stripe)
  expect(fromStripeAmount(stripe, currency.toLowerCase())).toBe(minor)
})

test.each([
  ['MGA', 501n],
  ['KWD', 5_125n],
  ['CLF', 10_000n],
  ['IQD', 1_000n],
] as const)('%s %s cannot be expressed at Stripe and is refused', (currency, minor) => {
  expect(() => toStripeAmount(minor, currency)).toThrow('refused')
})

test('a currency that nobody knows, and half an ISK, have no amount', () => {
  expect(fromStripeAmount(100, 'zzz')).toBeNull()
  expect(fromStripeAmount(150, 'isk')).toBeNull()
})
