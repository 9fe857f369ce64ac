import type { CurrencyCode } from '../../kernel/money/currency-codes.ts'
import type { OfferPlan } from '../offer-plan.ts'
import type { LeastShownPrice, ShownPrice } from '../offer-price.ts'

export type PlanPrice = Pick<OfferPlan, 'amount' | 'old_amount' | 'promo' | 'promo_taken'>

/** Whether the promo price of a plan is asked at a moment: before its end, while it has places. */
const isPromoOn = ({ promo, promo_taken: taken }: PlanPrice, now: Date): boolean =>
  promo !== null &&
  (promo.until === null || now.getTime() < Date.parse(promo.until)) &&
  (promo.places === null || taken < promo.places)

/** What a plan costs at a moment: the promo price while it is asked, with the usual price struck through; else the usual price. */
export const priceAt = (currency: CurrencyCode, plan: PlanPrice, now: Date): ShownPrice => {
  const { amount, old_amount, promo, promo_taken: taken } = plan
  if (promo === null || !isPromoOn(plan, now))
    return { currency, amount, old_amount, promo_until: null, promo_left: null }
  return {
    currency,
    amount: promo.amount,
    old_amount: amount,
    promo_until: promo.until,
    promo_left: promo.places === null ? null : promo.places - taken,
  }
}

/** Whether a price is that of a promo. */
export const isPromo = ({ promo_until: until, promo_left: left }: ShownPrice): boolean =>
  until !== null || left !== null

/** The least of what several plans cost; null: there is none. */
export const leastShown = (prices: readonly ShownPrice[]): LeastShownPrice | null => {
  const [least] = prices.toSorted((one, other) => one.amount - other.amount)
  return least === undefined
    ? null
    : { ...least, is_from: prices.some(({ amount }) => amount !== least.amount) }
}
