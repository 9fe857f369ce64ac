import { expect, test } from 'vitest'
import type { LeastShownPrice } from '../offer-price.ts'
import { leastPrice } from './least-price.ts'

const priceOf = (amount: number, currency: LeastShownPrice['currency'] = 'EUR'): LeastShownPrice => ({
  currency,
  amount,
  old_amount: null,
  ...{ promo_until: null, promo_left: null, is_from: false },
})
const open = (price: LeastShownPrice | null) => ({ price, closed: null })

test.each([
  ['no offer', [], null],
  ['offers that cost nothing', [open(null)], null],
  ['one offer', [open(priceOf(59_000))], { currency: 'EUR', amount: 59_000, is_from: false }],
  [
    'two at one price',
    [open(priceOf(100)), open(priceOf(100))],
    { currency: 'EUR', amount: 100, is_from: false },
  ],
  [
    'several prices',
    [open(priceOf(300)), open(priceOf(100))],
    { currency: 'EUR', amount: 100, is_from: true },
  ],
  ['a price or nothing', [open(priceOf(300)), open(null)], { currency: 'EUR', amount: 0, is_from: true }],
  [
    'two currencies',
    [open(priceOf(300)), open(priceOf(100, 'UAH'))],
    { currency: 'EUR', amount: 300, is_from: true },
  ],
  [
    'one that is sold out',
    [open(priceOf(300)), { price: priceOf(100), closed: 'no_places' as const }],
    { currency: 'EUR', amount: 300, is_from: false },
  ],
])('of %s', (_, offers, expected) => {
  expect(leastPrice(offers)).toEqual(expected)
})
