import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'

/** Why something is closed to a person, most fundamental first. The web turns each into a sentence. */
export const lockReason = z.discriminatedUnion('kind', [
  /** The school has not put it out yet. */
  z.object({ kind: z.literal('not_published') }),
  /** The school says that it comes, and not when. */
  z.object({ kind: z.literal('announced') }),
  /** Nobody is signed in. */
  z.object({ kind: z.literal('sign_in') }),
  /** The person does not take part in the product. */
  z.object({ kind: z.literal('not_subscribed'), can_join: z.boolean() }),
  /** The person's access ended. */
  z.object({ kind: z.literal('access_ended'), ended_at: instant }),
  /** It opens by itself at a known moment. */
  z.object({ kind: z.literal('opens_later'), opens_at: instant }),
  /** Other lessons come first; these the person has not done yet. */
  z.object({
    kind: z.literal('after_lessons'),
    lessons: z.array(z.object({ id, title: z.string(), link: z.string() })).min(1),
  }),
  /** A practice comes first, and the person has not passed it yet. */
  z.object({
    kind: z.literal('after_practice'),
    practice: z.object({ id, title: z.string(), link: z.string() }),
  }),
])
export type LockReason = z.infer<typeof lockReason>

/** The one decision: open, or closed with the chain of reasons and the next moment at which it opens by itself. */
export const accessDecision = z.object({
  is_open: z.boolean(),
  reasons: z.array(lockReason),
  next_opening_at: instant.nullable(),
})
export type AccessDecision = z.infer<typeof accessDecision>

export const enrolmentStates = ['active', 'frozen', 'expired', 'revoked'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]

/** How people get into a product without a purchase: by themselves, or added by the school. */
export const enrolmentModes = ['open', 'closed'] as const
export type EnrolmentMode = (typeof enrolmentModes)[number]
