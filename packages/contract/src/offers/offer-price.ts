import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { currencyCode } from '../kernel/money/currencies.ts'

/** How a plan is paid: all of it with one payment. */
export const planSchemes = ['once'] as const
export type PlanScheme = (typeof planSchemes)[number]

/** Whether a buyer is asked for a telephone number. */
export const phoneAsking = ['no', 'optional', 'required'] as const

/** A price as a buyer sees it at one moment. */
export const shownPrice = z.object({
  currency: currencyCode,
  amount: z.int(),
  /** What it cost before, or costs after the promo price; null: neither. */
  old_amount: z.int().nullable(),
  /** Until when the promo price is asked; null: it is the usual price, or has no such end. */
  promo_until: instant.nullable(),
  /** How many more orders are taken at the promo price; null: it is the usual price, or there is no such limit. */
  promo_left: z.int().nullable(),
})
export type ShownPrice = z.infer<typeof shownPrice>

/** The least of several prices. */
export const leastShownPrice = shownPrice.extend({
  /** Whether others are higher. */
  is_from: z.boolean(),
})
export type LeastShownPrice = z.infer<typeof leastShownPrice>
