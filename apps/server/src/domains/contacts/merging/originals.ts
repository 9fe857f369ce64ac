import { suppressionReasons } from '@lectern/contract/contacts/consents/consent-kinds'
import { contactKeys } from '@lectern/contract/contacts/contacts'
import { z } from 'zod'
import { erasedContact } from '../bulk/erased-contact.ts'

/** What two contacts were before they became one, and what was taken of the absorbed one: kept sealed, while it can be taken back. */
export const mergeOriginals = z.object({
  survivor: erasedContact,
  absorbed: erasedContact,
  keys: z.array(z.enum(contactKeys)),
  fieldIds: z.array(z.number()),
  /** For which reason the merge keeps the address of the survivor out, which was not kept out for it before. */
  keptOut: z.enum(suppressionReasons).nullable(),
  /** Who had become one with the absorbed contact before. */
  absorbedBefore: z.array(z.number()),
})
export type MergeOriginals = z.output<typeof mergeOriginals>
