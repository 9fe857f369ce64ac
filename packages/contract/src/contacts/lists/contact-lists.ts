import { z } from 'zod'
import { filterTree } from '../../filters/tree.ts'
import { instant } from '../../kernel/dates.ts'
import { volatile } from '../../kernel/volatile.ts'
import { id, namedThing } from '../../kernel/ids.ts'

/** `filter`: fills itself by conditions; `hand`: people are put on it. */
export const contactListKinds = ['filter', 'hand'] as const
export type ContactListKind = (typeof contactListKinds)[number]

export const contactListLimits = { lists: 200, nameLength: 120, peopleAtOnce: 1_000 } as const

export const contactListName = z
  .string()
  .trim()
  .min(1)
  .max(contactListLimits.nameLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

export const contactList = z.object({
  id,
  name: z.string(),
  kind: z.enum(contactListKinds),
  /** Null for a list by hand. */
  filter: z.unknown().nullable(),
  members: volatile('work under way', z.int()),
  /** Everybody is being looked at anew; members are those of before until that is done. */
  is_filling: volatile('work under way', z.boolean()),
  /** When everybody was looked at last. */
  filled_at: volatile('work under way', instant.nullable()),
  version: volatile('revision', z.int()),
  created_at: instant,
})
export type ContactList = z.infer<typeof contactList>

export const newContactList = z.strictObject({
  name: contactListName,
  kind: z.enum(contactListKinds),
  /** Of a list that fills itself. */
  filter: filterTree.optional(),
})

/** Why somebody came onto a list or left it. */
export const membershipCauses = ['hand', 'rule', 'time', 'new_rule'] as const
export type MembershipCause = (typeof membershipCauses)[number]

/** Somebody came onto a list, or left it. */
export const membershipChange = z.object({
  id,
  at: instant,
  contact: namedThing,
  is_in: z.boolean(),
  cause: z.enum(membershipCauses),
  /** What the person did, where that was it. */
  fact: z.string().nullable(),
})
export type MembershipChange = z.infer<typeof membershipChange>

/** Whether one person passes a filter, condition by condition, in the order of the filter. */
export const membershipCheck = z.object({
  is_in: z.boolean(),
  passes: z.boolean(),
  conditions: z.array(z.boolean()),
})
