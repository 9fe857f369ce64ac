import { z } from 'zod'
import { id, knownPerson } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { accessMoment } from './scope.ts'
import { previewKinds } from './preview-kinds.ts'

/** How one of the team looks at a course (document 002 §3, "Preview settings"). */
export const previewSettings = z.object({
  type: z.object({ id: z.enum(previewKinds), name: z.string() }),
  offer: z.object({ id, title: z.string(), title_alternative: z.string().nullable() }).nullable(),
  user: knownPerson.nullable(),
  /** The moment at which the course is looked at; null: now. */
  at: instant.nullable(),
})
export type PreviewSettings = z.infer<typeof previewSettings>

/** The choice as it is sent: an offer and a person are named where the kind needs one, and nowhere else. */
export const previewChoice = z
  .strictObject({
    type: z.enum(previewKinds),
    offer_id: id.nullable().default(null),
    user_id: id.nullable().default(null),
    at: accessMoment.nullable().default(null),
  })
  .refine(({ type, offer_id }) => (type === 'offer') === (offer_id !== null), {
    path: ['offer_id'],
    message: 'preview_offer',
  })
  .refine(({ type, user_id }) => (type === 'user') === (user_id !== null), {
    path: ['user_id'],
    message: 'preview_user',
  })
  .refine(({ type, at }) => type !== 'full_access' || at === null, {
    path: ['at'],
    message: 'preview_moment',
  })

export type PreviewChoice = z.output<typeof previewChoice>

/** How many looks at a course are told of. */
export const mostLooks = 50

/** Somebody of a team has looked at a course as the person who asks. */
export const previewLook = z.object({
  id,
  /** When the look began. */
  looked_at: instant,
  /** The moment that was looked at; null: the time of the look. */
  at: instant.nullable(),
  course: z.object({ title: z.string() }),
  school: z.object({ name: z.string() }),
  /** Null: the account is gone. */
  viewer: z.object({ name: z.string() }).nullable(),
})
export type PreviewLook = z.infer<typeof previewLook>
export const previewLooks = wholeList(previewLook, mostLooks)
