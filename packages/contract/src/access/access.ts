import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'

/** A practice that stands before something, and where the learner finds it. */
const practiceBefore = z.object({ id, title: z.string(), link: z.string() })

/** Why something is closed to a person, most fundamental first. The web turns each into a sentence. */
export const lockReason = z.discriminatedUnion('kind', [
  /** The school has not put it out yet. */
  z.object({ kind: z.literal('not_published') }),
  /** The person takes part, and the school has taken the product back. */
  z.object({ kind: z.literal('closed_by_school') }),
  /** The school says that it comes, and not when. */
  z.object({ kind: z.literal('announced') }),
  /** Nobody is signed in. */
  z.object({ kind: z.literal('sign_in') }),
  /** The person does not take part in the product. */
  z.object({
    kind: z.literal('not_subscribed'),
    can_join: z.boolean(),
    /** Whether the person may be put on the waiting list (document 002 §3, `can_pre_subscribe`). */
    can_pre_subscribe: z.boolean(),
    /** Whether the person is on it (`is_course_pre_subscribed`). */
    is_pre_subscribed: z.boolean(),
  }),
  /** The school has frozen the person's access; without a moment until it says otherwise. */
  z.object({ kind: z.literal('access_frozen'), until: instant.nullable() }),
  /** The person's access begins later. */
  z.object({ kind: z.literal('access_begins'), begins_at: instant }),
  /** The person's access ended. */
  z.object({ kind: z.literal('access_ended'), ended_at: instant }),
  /** The person takes part by an offer that does not open this. */
  z.object({ kind: z.literal('not_in_offer') }),
  /** It was open, and is over. */
  z.object({ kind: z.literal('closed_since'), closed_at: instant }),
  /** It opens by itself at a known moment. */
  z.object({ kind: z.literal('opens_later'), opens_at: instant }),
  /** Other lessons come first; these the person has not done yet. */
  z.object({
    kind: z.literal('after_lessons'),
    lessons: z.array(z.object({ id, title: z.string(), link: z.string() })).min(1),
  }),
  /** A practice comes first, and the person has not passed it yet. */
  z.object({ kind: z.literal('after_practice'), practice: practiceBefore }),
  /** A checkpoint stands before it in the program, and the person has not passed it yet. */
  z.object({ kind: z.literal('after_checkpoint'), practice: practiceBefore }),
])
export type LockReason = z.infer<typeof lockReason>

/** The one decision: open, or closed with the chain of reasons; and the next moments at which that changes by itself. */
export const accessDecision = z.object({
  is_open: z.boolean(),
  reasons: z.array(lockReason),
  /** Null: it is open, or time alone does not open it. */
  next_opening_at: instant.nullable(),
  /** When what is open closes; null: it is closed, or stays open. */
  closes_at: instant.nullable(),
})
export type AccessDecision = z.infer<typeof accessDecision>

/**
 * How somebody stands to a product. `waiting`: on its waiting list; `frozen` and `expired` follow from dates, and are stored as
 * `active`.
 */
export const enrolmentStates = ['waiting', 'active', 'frozen', 'expired', 'revoked'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]

/** Where an access came from; purchases and imports of contacts come with their parts of the product. */
export const grantOrigins = ['free', 'manual', 'order', 'import'] as const
export type GrantOrigin = (typeof grantOrigins)[number]
