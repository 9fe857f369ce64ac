import type { OfferPrice, ShownPrice } from '../offer-price.ts'

/** What an offer costs at a moment: the promo price until its end, with the usual price struck through; then the usual price. */
export const priceAt = (price: OfferPrice, now: Date): ShownPrice => {
  const { currency, amount, old_amount, promo } = price
  return promo !== null && now.toISOString() < new Date(promo.until).toISOString()
    ? { currency, amount: promo.amount, old_amount: amount, promo_until: promo.until }
    : { currency, amount, old_amount, promo_until: null }
}
