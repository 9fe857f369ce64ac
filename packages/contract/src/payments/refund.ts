import { z } from 'zod'
import { wholeList } from '../kernel/envelope.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'

const named = wholeList(z.object({ title: z.string() }), 100)

/** What a refund will do, told before it is done. */
export const refundForecast = z.object({
  /** What can go back at most. */
  most: minorUnits,
  /** Products that close to the buyer when the access of this order is closed. */
  closes: named,
  /** Products that stay open by another access. */
  keeps: named,
  /** What can go back through the provider by which it came; 0: nothing. */
  most_by_provider: minorUnits,
  /** Whether a place of the offer is free again when the order is cancelled. */
  is_place_returned: z.boolean(),
})
export type RefundForecast = z.infer<typeof refundForecast>

/** Money, access and order: three choices apart, of which one at least is made. */
export const refundChoices = {
  /** 0: no money goes back. */
  amount: minorUnits.min(0),
  is_access_closed: z.boolean(),
  /** Whether what is not paid yet is asked no more, and the place of the offer is free again. */
  is_order_cancelled: z.boolean(),
}

export const isSomethingChosen = (chosen: {
  readonly amount: number
  readonly is_access_closed: boolean
  readonly is_order_cancelled: boolean
}): boolean => chosen.amount > 0 || chosen.is_access_closed || chosen.is_order_cancelled
