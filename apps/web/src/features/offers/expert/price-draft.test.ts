import { expect, test } from 'vitest'
import { inCurrency, type PriceDraft, priceFaults, wholePrice } from './price-draft.ts'

const until = '2026-12-06T21:59:00.000Z'
const price: PriceDraft = {
  currency: 'EUR',
  amount: 59_000,
  old_amount: null,
  promo: null,
}

test.each<[string, Partial<PriceDraft>, boolean]>([
  ['a price alone', {}, true],
  ['nothing written', { amount: null }, false],
  ['no amount', { amount: undefined }, false],
  ['an old price above', { old_amount: 69_000 }, true],
  ['an old price that is no amount', { old_amount: undefined }, false],
  ['an old price as high', { old_amount: 59_000 }, false],
  ['a promo price below', { promo: { amount: 49_000, until } }, true],
  ['a promo price as high', { promo: { amount: 59_000, until } }, false],
  ['a promo price that is missing', { promo: { amount: null, until } }, false],
])('%s', (_name, part, isWhole) => {
  expect(wholePrice({ ...price, ...part }) !== null).toBe(isWhole)
})

test('a fault is told at its field', () => {
  const wrong = { ...price, old_amount: 100, promo: { amount: 60_000, until } }
  expect(priceFaults(wrong)).toEqual({
    old_amount: 'not_above_price',
    promo: 'not_below_price',
  })
})

test('another currency keeps the figures, not the minor units', () => {
  const promo = { amount: 49_000, until }
  expect(inCurrency({ ...price, old_amount: 69_000, promo }, 'JPY')).toEqual({
    ...{
      currency: 'JPY',
      amount: 590,
      old_amount: 690,
      promo: { amount: 490, until },
    },
  })
  expect(inCurrency({ ...price, amount: undefined }, 'KWD').amount).toBeNull()
})
