import { consentStates, suppressionReasons } from '@lectern/contract/contacts/consents/consent-kinds'
import { addressStates, contactStatuses } from '@lectern/contract/contacts/contact-kinds'
import { contactFieldValue } from '@lectern/contract/identity/own-fields'
import { z } from 'zod'

/** All that told who an erased contact was: kept sealed, as long as the erasure can be taken back. */
export const erasedContact = z.object({
  id: z.int(),
  userId: z.number().nullable().default(null),
  email: z.string().nullable(),
  name: z.string(),
  surname: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  language: z.string().nullable(),
  timeZone: z.string().nullable(),
  birthday: z.string().nullable(),
  managerId: z.number().nullable(),
  status: z.enum(contactStatuses),
  addressState: z.enum(addressStates),
  lettersConsent: z.enum(consentStates).nullable().default(null),
  keptOut: z.enum(suppressionReasons).nullable().default(null),
  fields: z.record(z.string(), contactFieldValue),
  tags: z.array(z.object({ tagId: z.number(), at: z.string() })),
  /** Absent in what was sealed before lists were. */
  lists: z.array(z.object({ listId: z.number(), version: z.int(), since: z.string() })).default([]),
  /** Absent in what was sealed before consents were. */
  consents: z
    .array(
      z.object({
        ...{ id: z.int(), topic: z.string(), state: z.string(), at: z.string(), source: z.string() },
        ...{ ip: z.string().nullable(), textVersion: z.string().nullable() },
        ...{ byUserId: z.number().nullable(), proof: z.unknown() },
      }),
    )
    .default([]),
  values: z.array(z.object({ fieldId: z.number(), value: z.string() })),
})
export type ErasedContact = z.output<typeof erasedContact>
