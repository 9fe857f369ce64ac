import { describe, expect, it } from 'vitest'
import { planDraft, planDrafts } from '../offer-plan.ts'
import { isPromo, leastShown, priceAt } from './price-at.ts'

const usual = { amount: 59_000, old_amount: 69_000, promo: null, promo_taken: 0 }
const until = '2026-12-01T22:00:00.000Z'
const before = new Date('2026-12-01T21:59:59.999Z')
const promoted = { ...usual, promo: { amount: 49_000, until, places: null } }

describe('what a plan costs', () => {
  it('is the price, beside the older one', () => {
    const price = priceAt('EUR', usual, new Date(until))
    expect(price).toEqual({
      ...{ currency: 'EUR', amount: 59_000, old_amount: 69_000 },
      ...{ promo_until: null, promo_left: null },
    })
    expect(isPromo(price)).toBe(false)
  })

  it('is the promo price until its end, beside the usual one, and the usual one from that moment on', () => {
    expect(priceAt('EUR', promoted, before)).toEqual({
      ...{ currency: 'EUR', amount: 49_000, old_amount: 59_000 },
      ...{ promo_until: until, promo_left: null },
    })
    expect(priceAt('EUR', promoted, new Date(until)).amount).toBe(59_000)
  })

  it.each([
    ['its end comes first', until, 5, new Date(until), 59_000],
    ['its places are gone first', until, 3, before, 59_000],
    ['both last', until, 5, before, 49_000],
    ['it has places alone', null, 5, new Date('2030-01-01'), 49_000],
  ])('is the promo price until the first of both ends: %s', (_, end, places, now, amount) => {
    const plan = { ...usual, promo: { amount: 49_000, until: end, places }, promo_taken: 3 }
    expect(priceAt('EUR', plan, now).amount).toBe(amount)
  })

  it('tells how many more have the promo price', () => {
    const price = priceAt(
      'EUR',
      { ...usual, promo: { amount: 1, until: null, places: 5 }, promo_taken: 3 },
      before,
    )
    expect(price.promo_left).toBe(2)
    expect(isPromo(price)).toBe(true)
  })

  it('of several plans is the least one, from which others go up', () => {
    const prices = [59_000, 49_000, 99_000].map((amount) => priceAt('EUR', { ...usual, amount }, before))
    expect(leastShown(prices)).toMatchObject({ amount: 49_000, is_from: true })
    expect(leastShown(prices.slice(0, 1))).toMatchObject({ amount: 59_000, is_from: false })
    expect(leastShown([])).toBeNull()
  })
})

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

describe('a plan that an author sends', () => {
  it.each([
    ['an older price that is no higher', { old_amount: 59_000 }, 'not_above_price'],
    ['a promo price that is no lower', { promo: { amount: 59_000, until } }, 'not_below_price'],
    ['a promo price without an end', { promo: { amount: 100 } }, 'promo_without_end'],
  ])('is refused with %s', (_, part, message) => {
    expect(messages(planDraft.safeParse({ amount: 59_000, ...part }))).toEqual([message])
  })

  it.each([0, -1, 1.5])('is refused at %s', (amount) => {
    expect(planDraft.safeParse({ amount }).success).toBe(false)
  })

  it.each([
    ['none that is on', [{ amount: 1, is_on: false }], 'no_plan_on'],
    [
      'one title twice',
      [
        { amount: 1, title: 'Group' },
        { amount: 2, title: 'group' },
      ],
      'repeated_title',
    ],
    [
      'one plan twice',
      [
        { id: 1, amount: 1, title: 'a' },
        { id: 1, amount: 2, title: 'b' },
      ],
      'repeated_plan',
    ],
  ])('is refused beside others with %s', (_, plans, message) => {
    expect(messages(planDrafts.safeParse(plans))).toEqual([message])
  })
})
