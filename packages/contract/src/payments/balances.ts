import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'

export const balanceLimits = {
  /** Days that are shown. */
  days: 14,
  currencies: 20,
} as const

/** One day of an account: what the provider's books say moved, and what the school's say. Refunds count below nothing. */
export const dayBalance = z.object({
  /** In the calendar of the school. */
  day: z.iso.date(),
  sums: wholeList(
    z.object({ currency: currencyCode, theirs: minorUnits, ours: minorUnits }),
    balanceLimits.currencies,
  ),
  is_even: z.boolean(),
  /** Payments that were found by this check and written down. */
  mended: z.int(),
  checked_at: instant,
})
export type DayBalance = z.infer<typeof dayBalance>

/** The balance of one account, the latest day first; days without a check are not there. */
export const systemBalance = z.object({
  system_id: id,
  provider_id: z.int(),
  title: z.string(),
  /** Whether the provider lists what it booked. */
  is_listed: z.boolean(),
  days: wholeList(dayBalance, balanceLimits.days),
})
export type SystemBalance = z.infer<typeof systemBalance>
