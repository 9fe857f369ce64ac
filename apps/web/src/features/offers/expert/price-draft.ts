import type { OfferPrice } from '@lectern/contract/offers/offer-price'
import { type CurrencyCode, exponentOf } from '@lectern/contract/kernel/money/currencies'

/** An amount as it is being typed: null where nothing is written, undefined where it is no amount. */
type TypedAmount = number | null | undefined

/** A price as it is being edited. */
export interface PriceDraft {
  currency: CurrencyCode
  amount: TypedAmount
  old_amount: TypedAmount
  promo: { amount: TypedAmount; until: string } | null
}

/** What is wrong with a price whose amounts were understood, by its field. */
export interface PriceFaults {
  old_amount?: 'not_above_price'
  promo?: 'not_below_price'
}

export const priceFaults = ({ amount, old_amount, promo }: PriceDraft): PriceFaults => {
  if (typeof amount !== 'number') return {}
  const isOldLow = typeof old_amount === 'number' && old_amount <= amount
  const isPromoHigh = typeof promo?.amount === 'number' && promo.amount >= amount
  return {
    ...(isOldLow && { old_amount: 'not_above_price' }),
    ...(isPromoHigh && { promo: 'not_below_price' }),
  }
}

/** The price as it can be kept; null while something of it is missing or wrong. */
export const wholePrice = (price: PriceDraft): OfferPrice | null => {
  const { currency, amount, old_amount, promo } = price
  if (typeof amount !== 'number' || old_amount === undefined) return null
  if (Object.keys(priceFaults(price)).length > 0) return null
  if (promo === null) return { currency, amount, old_amount, promo }
  if (typeof promo.amount !== 'number') return null
  return {
    currency,
    amount,
    old_amount,
    promo: { amount: promo.amount, until: promo.until },
  }
}

/** An amount of whole units stays the same number of them in a currency with other minor units. */
const rescaled = (amount: TypedAmount, from: CurrencyCode, to: CurrencyCode): TypedAmount =>
  typeof amount === 'number' ? Math.round(amount * 10 ** (exponentOf(to) - exponentOf(from))) : null

/** The same figures in another currency; what was no amount is asked anew. */
export const inCurrency = (price: PriceDraft, currency: CurrencyCode): PriceDraft => ({
  currency,
  amount: rescaled(price.amount, price.currency, currency),
  old_amount: rescaled(price.old_amount, price.currency, currency),
  promo: price.promo && {
    ...price.promo,
    amount: rescaled(price.promo.amount, price.currency, currency),
  },
})
