import { describe, expect, it } from 'vitest'
import { newOfferPrice } from '../offer-price.ts'
import { priceAt } from './price-at.ts'

const usual = { currency: 'EUR', amount: 59_000, old_amount: 69_000, promo: null } as const
const until = '2026-12-01T22:00:00.000Z'
const promoted = { ...usual, promo: { amount: 49_000, until } }

describe('what an offer costs', () => {
  it('is the price, beside the older one', () => {
    expect(priceAt(usual, new Date(until))).toEqual({
      currency: 'EUR',
      amount: 59_000,
      old_amount: 69_000,
      promo_until: null,
    })
  })

  it('is the promo price until its end, beside the usual one, and the usual one from that moment on', () => {
    expect(priceAt(promoted, new Date('2026-12-01T21:59:59.999Z'))).toEqual({
      currency: 'EUR',
      amount: 49_000,
      old_amount: 59_000,
      promo_until: until,
    })
    expect(priceAt(promoted, new Date(until)).amount).toBe(59_000)
  })
})

describe('a price that an author sends', () => {
  it.each([
    ['an older price that is no higher', { ...usual, old_amount: 59_000 }, 'not_above_price'],
    ['a promo price that is no lower', { ...usual, promo: { amount: 59_000, until } }, 'not_below_price'],
  ])('is refused with %s', (_, price, message) => {
    expect(newOfferPrice.safeParse(price).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it.each([0, -1, 1.5])('is refused at %s', (amount) => {
    expect(newOfferPrice.safeParse({ ...usual, amount }).success).toBe(false)
  })
})
