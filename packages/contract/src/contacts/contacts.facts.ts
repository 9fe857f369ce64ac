import { z } from 'zod'
import { defineFact } from '../facts/fact.ts'
import { id } from '../kernel/ids.ts'
import { contactSources } from './contact-kinds.ts'
import { consentTopics } from './consents/consent-kinds.ts'
import { contactKeys } from './contacts.ts'

/** Of a contact with an account the record names the account, of one without it the contact. */
const user = id.nullable()

/** Who of the staff did it; absent where the person or a rule did. */
const by_id = id.optional()

/** The school met somebody for the first time. */
export const contactCreated = defineFact({
  type: 'contact.created',
  code: 2,
  user,
  subject: z.null(),
  details: z.object({ source: z.enum(contactSources), by_id }),
})

/** A field of a contact has another value; the subject is the school's own field, null for a field that every contact has. */
export const contactFieldChanged = defineFact({
  type: 'contact.field_changed',
  code: 3,
  user,
  subject: id.nullable(),
  details: z.object({ key: z.enum(contactKeys).optional(), by_id }),
})

/** A tag was put on a contact, or taken off; the subject is the tag. */
const ofTag = { user, subject: id, details: z.object({ by_id }) }
export const tagAdded = defineFact({ type: 'tag.added', code: 4, ...ofTag })
export const tagRemoved = defineFact({ type: 'tag.removed', code: 5, ...ofTag })

/** The school blocked a contact, or let them in again. */
const ofState = { user, subject: z.null(), details: z.object({ by_id }) }
export const contactBlocked = defineFact({ type: 'contact.blocked', code: 6, ...ofState })
export const contactUnblocked = defineFact({ type: 'contact.unblocked', code: 7, ...ofState })

/** A person said yes or no to being written to; `by_id`: the staff wrote it down. */
const ofConsent = { user, subject: z.null(), details: z.object({ topic: z.enum(consentTopics), by_id }) }
export const consentGranted = defineFact({ type: 'consent.granted', code: 103, ...ofConsent })
export const consentWithdrawn = defineFact({ type: 'consent.withdrawn', code: 104, ...ofConsent })

/** Two contacts became one, or two again; told of the one that stayed. */
const ofMerge = { user, subject: z.null(), details: z.object({ absorbed_id: id, by_id }) }
export const contactMerged = defineFact({ type: 'contact.merged', code: 105, ...ofMerge })
export const contactUnmerged = defineFact({ type: 'contact.unmerged', code: 106, ...ofMerge })

export const contactFacts = [
  contactCreated,
  contactFieldChanged,
  tagAdded,
  tagRemoved,
  contactBlocked,
  contactUnblocked,
  consentGranted,
  consentWithdrawn,
  contactMerged,
  contactUnmerged,
] as const
