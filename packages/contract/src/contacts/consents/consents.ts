import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { id, namedThing } from '../../kernel/ids.ts'
import { addressStates } from '../contact-kinds.ts'
import {
  consentSources,
  consentStates,
  consentTopics,
  letterStates,
  suppressionReasons,
} from './consent-kinds.ts'

export const consentLimits = { note: 500, history: 50 } as const

/** Something that was said about a topic. */
export const consentEntry = z.object({
  id,
  state: z.enum(consentStates),
  at: instant,
  source: z.enum(consentSources),
  /** Who of the staff wrote it down; null: nobody, or they are not known any more. */
  by: namedThing.nullable(),
  /** Where and when it was said, in the words of who wrote it down. */
  note: z.string().nullable(),
  /** The line of an imported file that told it, and the day that stands there; null: no file told it. */
  file: z.object({ name: z.string(), line: z.int(), said_on: z.string().nullable() }).nullable(),
  /** Which version of the words was agreed to. */
  text_version: z.string().nullable(),
})
export type ConsentEntry = z.infer<typeof consentEntry>

export const topicConsent = z.object({
  topic: z.enum(consentTopics),
  /** The last thing that was said; null: the person was never asked. */
  state: z.enum(consentStates).nullable(),
  /** The person said no: nobody else turns it into a yes. */
  is_theirs: z.boolean(),
  /** The latest first. */
  history: wholeList(consentEntry, consentLimits.history),
})
export type TopicConsent = z.infer<typeof topicConsent>

/** Whether a contact may be written to. */
export const contactConsents = z.object({
  letters: z.enum(letterStates),
  topics: wholeList(topicConsent, consentTopics.length),
  address: z.object({
    state: z.enum(addressStates),
    /** Why nobody writes to the address; null: it takes letters. */
    suppressed: z.enum(suppressionReasons).nullable(),
    suppressed_at: instant.nullable(),
    /** Whether the staff may lift it. */
    can_lift: z.boolean(),
  }),
})
export type ContactConsents = z.infer<typeof contactConsents>

const note = z
  .string()
  .trim()
  .max(consentLimits.note)
  .refine((text) => !/[^\P{Cc}\n]/u.test(text), 'control_characters')

/** What the staff write down: a no at any time, a yes only with where and when the person agreed. */
export const recordedConsent = z.discriminatedUnion('state', [
  z.strictObject({
    topic: z.enum(consentTopics),
    state: z.literal('withdrawn'),
    note: note.nullable().default(null),
  }),
  z.strictObject({ topic: z.enum(consentTopics), state: z.literal('granted'), note: note.min(1) }),
])
export type RecordedConsent = z.output<typeof recordedConsent>
