import { z } from 'zod'
import { currencyCode } from '../kernel/money/currencies.ts'

/** What taking part costs, of one or several offers. */
export const offeredPrice = z.object({
  currency: currencyCode,
  /** 0: one of the offers costs nothing. */
  amount: z.int(),
  /** Whether other offers cost more, or another currency. */
  is_from: z.boolean(),
})
export type OfferedPrice = z.infer<typeof offeredPrice>
