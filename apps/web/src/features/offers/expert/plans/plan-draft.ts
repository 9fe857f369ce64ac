import type { OfferPlan } from '@lectern/contract/offers/offer-plan'
import { type CurrencyCode, exponentOf } from '@lectern/contract/kernel/money/currencies'

/** An amount as it is being typed: null where nothing is written, undefined where it is no amount. */
type TypedAmount = number | null | undefined

interface PromoEdit {
  amount: TypedAmount
  /** Null: it has no such end. */
  until: string | null
  places: number | null
}

/** A plan as it is being edited. */
export interface PlanEdit extends Pick<
  OfferPlan,
  'title' | 'note' | 'scheme' | 'product_ids' | 'length' | 'is_on'
> {
  /** Tells it from the others while it has no number. */
  key: string
  id: number | null
  amount: TypedAmount
  old_amount: TypedAmount
  promo: PromoEdit | null
  /** Orders that stand at the promo price. */
  promo_taken: number
}

/** A plan that the server keeps, to be edited. */
export const planEdit = (plan: OfferPlan): PlanEdit => ({ ...plan, key: String(plan.id) })

let made = 0

/** Of a plan that the server gave no number yet. */
export const newKey = (): string => `new-${(made += 1)}`

/** A plan that nothing is written of yet. */
export const newPlan = (key: string, title: string): PlanEdit => ({
  ...{ key, id: null, title, note: '', scheme: 'once', amount: null, old_amount: null, promo: null },
  ...{ promo_taken: 0, product_ids: null, length: null, is_on: true },
})

/** What is wrong with a plan whose amounts were understood, by its field. */
export interface PlanFaults {
  old_amount?: 'not_above_price'
  promo?: 'not_below_price'
  end?: 'promo_without_end'
}

export const planFaults = ({ amount, old_amount, promo }: PlanEdit): PlanFaults => {
  const isOldLow = typeof amount === 'number' && typeof old_amount === 'number' && old_amount <= amount
  const isPromoHigh =
    typeof amount === 'number' && typeof promo?.amount === 'number' && promo.amount >= amount
  return {
    ...(isOldLow && { old_amount: 'not_above_price' }),
    ...(isPromoHigh && { promo: 'not_below_price' }),
    ...(promo !== null && promo.until === null && promo.places === null && { end: 'promo_without_end' }),
  }
}

/** The plan as it can be kept; null while something of it is missing or wrong. */
export const wholePlan = (plan: PlanEdit) => {
  const { key: _key, promo_taken, ...kept } = plan
  const { amount, old_amount, promo } = plan
  if (typeof amount !== 'number' || old_amount === undefined) return null
  if (Object.keys(planFaults(plan)).length > 0 || plan.product_ids?.length === 0) return null
  const whole = { ...kept, title: plan.title.trim(), amount, old_amount, promo_taken }
  if (promo === null) return { ...whole, promo }
  return typeof promo.amount === 'number' ? { ...whole, promo: { ...promo, amount: promo.amount } } : null
}

/** The title that several plans have; null: each has its own. */
export const repeatedTitle = (plans: readonly PlanEdit[]): string | null => {
  const titles = plans.map(({ title }) => title.trim().toLowerCase())
  const at = titles.findIndex((title, index) => titles.indexOf(title) !== index)
  return plans[at]?.title.trim() ?? null
}

/** Whether an offer with these plans can be kept. */
export const arePlansWhole = (plans: readonly PlanEdit[]): boolean =>
  plans.every((plan) => wholePlan(plan) !== null) &&
  repeatedTitle(plans) === null &&
  (plans.length === 0 || plans.some(({ is_on }) => is_on))

/** An amount of whole units stays the same number of them in a currency with other minor units. */
const rescaled = (amount: TypedAmount, from: CurrencyCode, to: CurrencyCode): TypedAmount =>
  typeof amount === 'number' ? Math.round(amount * 10 ** (exponentOf(to) - exponentOf(from))) : null

/** The same figures in another currency; what was no amount is asked anew. */
export const inCurrency = (plan: PlanEdit, from: CurrencyCode, to: CurrencyCode): PlanEdit => ({
  ...plan,
  amount: rescaled(plan.amount, from, to),
  old_amount: rescaled(plan.old_amount, from, to),
  promo: plan.promo && { ...plan.promo, amount: rescaled(plan.promo.amount, from, to) },
})
