import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { id, knownPerson, namedThing } from '../../kernel/ids.ts'
import { contactFileFormats } from '../export.ts'

/** What the access log tells: a card was opened, a file with contacts was asked for or taken, or looks could not be kept. */
export const lookKinds = ['opened', 'exported', 'downloaded', 'missed'] as const
export type LookKind = (typeof lookKinds)[number]

export const lookLimits = { keptDays: 400, perPage: 50 } as const

/** Who of the staff looked at contacts, or took them out. */
export const look = z.object({
  id,
  kind: z.enum(lookKinds),
  at: instant,
  /** Null: not known any more. */
  member: knownPerson.nullable(),
  /** Whose card was opened; null: of a file, or of somebody who is gone. */
  contact: namedThing.nullable(),
  /** How many contacts are in the file, or how many looks were not kept. */
  contacts: z.int().nullable(),
  format: z.enum(contactFileFormats).nullable(),
  /** Whether the file holds e-mails or phones. */
  has_addresses: z.boolean().nullable(),
})
export type Look = z.infer<typeof look>
