import { z } from 'zod'
import { namedThing } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'
import { volatile } from '../kernel/volatile.ts'

/** So long nobody else checks what somebody has claimed, unless they renew it (PRODUCT-learning §3). */
export const claimMinutes = 30

/** Attempts that one search for the next one leaves out. */
export const mostPutAside = 100

/** Who of the team is checking an attempt. */
export const claim = z.object({
  user: namedThing,
  expires_at: volatile('time stamp', instant),
  /** It is the caller's own. */
  is_own: z.boolean(),
})
export type Claim = z.infer<typeof claim>

/** So long a decision can be taken back before the learner is told. */
export const undoSeconds = 10

/** What somebody of the team decided of an attempt and the learner has not been told yet. */
export const heldDecision = z.object({
  /** Passed, failed, or sent back for rework. */
  status_id: z.literal([1, 2, 3]),
  told_at: volatile('time stamp', instant),
  /** It is the caller's own: nobody else takes it back. */
  is_own: z.boolean(),
})
export type HeldDecision = z.infer<typeof heldDecision>
