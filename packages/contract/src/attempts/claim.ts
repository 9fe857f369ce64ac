import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { volatile } from '../kernel/volatile.ts'

/** So long nobody else checks what somebody has claimed, unless they renew it (PRODUCT-learning §3). */
export const claimMinutes = 30

/** Attempts that one search for the next one leaves out. */
export const mostPutAside = 100

/** Who of the team is checking an attempt. */
export const claim = z.object({
  user: z.object({ id, name: z.string() }),
  expires_at: volatile('time stamp', instant),
  /** It is the caller's own. */
  is_own: z.boolean(),
})
export type Claim = z.infer<typeof claim>
