import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'

/** What happens to somebody's access to a product. */
export const accessChangeKinds = [
  'pre_subscribed',
  'granted',
  'end_changed',
  'frozen',
  'unfrozen',
  'revoked',
] as const
export type AccessChangeKind = (typeof accessChangeKinds)[number]

/** What is told of it beside its kind; what does not belong to the kind is absent. */
export const accessChangeDetails = z.object({
  /** The offer by which access was given; null: without one. */
  offer_id: id.nullable().optional(),
  starts_at: instant.optional(),
  /** Null: without end. */
  ends_at: instant.nullable().optional(),
  /** Until when it was frozen; null: until the school says otherwise. */
  frozen_until: instant.nullable().optional(),
})
export type AccessChangeDetails = z.infer<typeof accessChangeDetails>

/** One entry of the history of somebody's access. */
export const accessChange = z.object({
  id,
  kind: z.enum(accessChangeKinds),
  at: instant,
  /** Who of the staff did it; null: the person. */
  actor_name: z.string().nullable(),
  /** The title of the offer by which access was given. */
  offer_title: z.string().nullable(),
  ...accessChangeDetails.shape,
})
export type AccessChange = z.infer<typeof accessChange>
