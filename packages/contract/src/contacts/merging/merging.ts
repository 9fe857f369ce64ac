import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { id, namedThing } from '../../kernel/ids.ts'
import { listLimits } from '../../kernel/limits.ts'
import { letterStates } from '../consents/consent-kinds.ts'
import { contactCard, contactKeys } from '../contacts.ts'

export const mergeLimits = {
  /** Suggestions on one card. */
  suggestions: 20,
  perPage: 50,
  /** Merges that a card names. */
  merges: 50,
  undoDays: 30,
} as const

/**
 * Why two contacts may be one person. `phone`: the same number; `mailbox`: e-mails that a provider delivers into one mailbox;
 * `name`: the same name and surname, and e-mails that differ by one letter.
 */
export const likenesses = ['phone', 'mailbox', 'name'] as const
export type Likeness = (typeof likenesses)[number]

/** A contact as a suggestion shows it. */
export const likeContact = z.object({
  id,
  name: z.string(),
  surname: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  has_account: z.boolean(),
  created_at: instant,
})
export type LikeContact = z.infer<typeof likeContact>

/** Somebody who may be the same person as a contact. */
export const suggestion = z.object({ contact: likeContact, likenesses: wholeList(z.enum(likenesses), 3) })
export type Suggestion = z.infer<typeof suggestion>

/** Two contacts who may be one person; `one` would stay. */
export const likePair = z.object({ one: likeContact, other: likeContact })
export type LikePair = z.infer<typeof likePair>

/** Of which of the two a value is taken. */
export const mergeSides = ['survivor', 'absorbed'] as const
export type MergeSide = (typeof mergeSides)[number]

const side = z.enum(mergeSides)

/** Two contacts side by side, and what would be taken of whom if nobody chose. */
export const mergeComparison = z.object({
  /** Who stays: who has an account, else who came first. */
  survivor: contactCard,
  absorbed: contactCard,
  /** Why they cannot be merged. */
  refusal: z.enum(['two_accounts']).nullable(),
  /** Whether either of them may stay. */
  can_swap: z.boolean(),
  /** Fields in which they differ. */
  keys: wholeList(
    z.object({ key: z.enum(contactKeys), takes: side, is_fixed: z.boolean() }),
    contactKeys.length,
  ),
  /** Own fields in which they differ. */
  fields: wholeList(z.object({ field_id: id, takes: side }), listLimits.ownFields),
  /** What letters would be: the stricter of both. */
  letters: z.enum(letterStates),
})
export type MergeComparison = z.infer<typeof mergeComparison>

/** How two become one; what is not named is taken as the comparison says. */
export const mergeOrder = z.strictObject({
  absorbed_id: id,
  /** `updated_at` of both as they were compared: who was changed since is compared anew. */
  seen: z.strictObject({ survivor: instant, absorbed: instant }),
  keys: z.partialRecord(z.enum(contactKeys), side).default({}),
  fields: z
    .record(z.string().regex(/^[1-9]\d{0,15}$/), side)
    .refine((fields) => Object.keys(fields).length <= listLimits.ownFields, 'too_many')
    .default({}),
})
export type MergeOrder = z.output<typeof mergeOrder>

/** A contact that became one with another. */
export const contactMerge = z.object({
  id,
  absorbed_id: id,
  /** What the contact was called; null once it cannot be taken back. */
  absorbed_name: z.string().nullable(),
  at: instant,
  by: namedThing.nullable(),
  /** Until when it can be taken back; null: it cannot. */
  undo_until: instant.nullable(),
  undone_at: instant.nullable(),
})
export type ContactMerge = z.infer<typeof contactMerge>

/** What became of a merge that was taken back. */
export const unmerged = z.object({
  survivor: contactCard,
  restored: contactCard,
  /** What was changed on the survivor since, and stays there. */
  kept: z.object({
    keys: wholeList(z.enum(contactKeys), contactKeys.length),
    field_ids: wholeList(id, listLimits.ownFields),
  }),
})
export type Unmerged = z.infer<typeof unmerged>
