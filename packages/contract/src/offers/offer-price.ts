import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { chosenCurrency, currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'

const price = minorUnits.min(1)

/** What an offer costs, in minor units of one currency. An offer that costs nothing has no price. */
export const offerPrice = z.object({
  currency: currencyCode,
  amount: price,
  /** Shown struck through beside the price; null: none. */
  old_amount: price.nullable(),
  /** Asked instead of the price until a moment; null: none. */
  promo: z.object({ amount: price, until: instant }).nullable(),
})
export type OfferPrice = z.infer<typeof offerPrice>

/** A price as its author sets it. */
export const newOfferPrice = z
  .strictObject({
    ...offerPrice.shape,
    currency: chosenCurrency,
    promo: z.strictObject({ amount: price, until: instant }).nullable(),
  })
  .refine(({ amount, old_amount }) => old_amount === null || old_amount > amount, {
    error: 'not_above_price',
    path: ['old_amount'],
  })
  .refine(({ amount, promo }) => promo === null || promo.amount < amount, {
    error: 'not_below_price',
    path: ['promo', 'amount'],
  })

/** Whether a buyer is asked for a telephone number. */
export const phoneAsking = ['no', 'optional', 'required'] as const

/** A price as a buyer sees it at one moment. */
export const shownPrice = z.object({
  currency: currencyCode,
  amount: z.int(),
  /** What it cost before, or costs after the promo price; null: neither. */
  old_amount: z.int().nullable(),
  /** Until when the promo price is asked; null: it is the usual price. */
  promo_until: instant.nullable(),
})
export type ShownPrice = z.infer<typeof shownPrice>
