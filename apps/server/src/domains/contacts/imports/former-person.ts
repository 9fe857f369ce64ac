import { contactFieldValue } from '@lectern/contract/identity/own-fields'
import { z } from 'zod'

const keyValues = z.record(z.string(), z.string().nullable())
const fieldValues = z.record(z.string(), contactFieldValue)

/** What an import did to one person, so that it can be taken back. */
export const formerPerson = z.object({
  contactId: z.int(),
  /** The import made the contact; its version then. */
  created: z.object({ version: z.int() }).nullable(),
  /** Columns of the contact by their keys: before, and as they were written. */
  keys: z.object({ before: keyValues, after: keyValues }),
  fields: z.object({ before: fieldValues, after: fieldValues }),
  /** Tags that were put on. */
  tags: z.array(z.int()),
  at: z.iso.datetime(),
  /** The list on which the person was put. */
  listId: z.int().nullable(),
  /** Something that the person said was written down. */
  tellsConsent: z.boolean().default(false),
  /** Access that was given to the account of the person, and what gives it back. */
  access: z.object({ user_id: z.int(), before: z.unknown() }).nullable().default(null),
})
export type FormerPerson = z.output<typeof formerPerson>
