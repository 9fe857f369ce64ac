import { expect, test } from 'vitest'
import {
  arePlansWhole,
  inCurrency,
  newPlan,
  type PlanEdit,
  planFaults,
  repeatedTitle,
  wholePlan,
} from './plan-draft.ts'

const until = '2026-12-06T21:59:00.000Z'
const plan: PlanEdit = { ...newPlan('1', ''), amount: 59_000 }
const promoOf = (amount: number | null, places: number | null = null) => ({ amount, until, places })

test.each<[string, Partial<PlanEdit>, boolean]>([
  ['a price alone', {}, true],
  ['nothing written', { amount: null }, false],
  ['no amount', { amount: undefined }, false],
  ['an old price above', { old_amount: 69_000 }, true],
  ['an old price that is no amount', { old_amount: undefined }, false],
  ['an old price as high', { old_amount: 59_000 }, false],
  ['a promo price below', { promo: promoOf(49_000) }, true],
  ['a promo price as high', { promo: promoOf(59_000) }, false],
  ['a promo price that is missing', { promo: promoOf(null) }, false],
  ['a promo price with places alone', { promo: { ...promoOf(1, 20), until: null } }, true],
  ['a promo price that never ends', { promo: { ...promoOf(1), until: null } }, false],
  ['nothing that it opens', { product_ids: [] }, false],
])('%s', (_name, part, isWhole) => {
  expect(wholePlan({ ...plan, ...part }) !== null).toBe(isWhole)
})

test('a fault is told at its field', () => {
  const wrong = { ...plan, old_amount: 100, promo: { ...promoOf(60_000), until: null } }
  expect(planFaults(wrong)).toEqual({
    ...{ old_amount: 'not_above_price', promo: 'not_below_price', end: 'promo_without_end' },
  })
})

test('plans differ by their titles, and one of them is on', () => {
  const other = { ...plan, key: '2', title: ' Group ' }
  expect(arePlansWhole([plan, other])).toBe(true)
  expect(repeatedTitle([other, { ...plan, title: 'group' }])).toBe('group')
  expect(arePlansWhole([{ ...plan, is_on: false }])).toBe(false)
  expect(arePlansWhole([])).toBe(true)
})

test('another currency keeps the figures, not the minor units', () => {
  const priced = { ...plan, old_amount: 69_000, promo: promoOf(49_000) }
  expect(inCurrency(priced, 'EUR', 'JPY')).toMatchObject({
    ...{ amount: 590, old_amount: 690, promo: { amount: 490, until } },
  })
  expect(inCurrency({ ...plan, amount: undefined }, 'EUR', 'KWD').amount).toBeNull()
})
