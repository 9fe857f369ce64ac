import { z } from 'zod'
import { phone } from '../identity/profile.ts'
import { contactFieldValue } from '../identity/own-fields.ts'
import { email, personNameLength } from '../identity/people.ts'
import { instant, timeZone } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id, knownPerson, namedThing } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { letterStates } from './consents/consent-kinds.ts'
import { addressStates, contactSources, contactStatuses } from './contact-kinds.ts'

export const contactLimits = {
  /** Tags of one contact. */
  tagsOfContact: 50,
  /** Tags of a school. */
  tags: 1_000,
  tagLength: 60,
  cityLength: 120,
} as const

/** A tag as a school writes it. */
export const tagName = z
  .string()
  .trim()
  .min(1)
  .max(contactLimits.tagLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

/** A tag, and how many contacts have it. */
export const tag = namedThing.extend({ contacts: z.int() })
export type Tag = z.infer<typeof tag>

const nameOf = z
  .string()
  .trim()
  .max(personNameLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

/** One contact as the table shows it. */
export const contactRow = z.object({
  id,
  name: z.string(),
  surname: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatar_url: z.string().nullable(),
  /** Whether the person has an account. */
  has_account: z.boolean(),
  status: z.enum(contactStatuses),
  source: z.enum(contactSources),
  address_state: z.enum(addressStates),
  /** Whether news and offers may be sent. */
  letters: z.enum(letterStates),
  country: z.string().nullable(),
  city: z.string().nullable(),
  language: z.string().nullable(),
  manager: knownPerson.nullable(),
  tags: wholeList(namedThing, contactLimits.tagsOfContact),
  /** Values of own fields by the id of the field. */
  fields: z.record(z.string(), contactFieldValue),
  active_at: instant,
  created_at: instant,
})
export type ContactRow = z.infer<typeof contactRow>

/** One contact with everything that its card edits. */
export const contactCard = contactRow.extend({
  /** Of the account; null without one. */
  user_id: id.nullable(),
  /** The contact that was asked for has become one with this one; null where it is this one. */
  merged_into: id.nullable(),
  birthday: z.iso.date().nullable(),
  time_zone: z.string().nullable(),
  updated_at: instant,
})
export type ContactCard = z.infer<typeof contactCard>

const editable = {
  name: nameOf,
  surname: nameOf.nullable(),
  email: email.nullable(),
  phone,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  city: z.string().trim().max(contactLimits.cityLength).nullable(),
  language: z.enum(locales).nullable(),
  time_zone: timeZone.nullable(),
  birthday: z.iso.date().nullable(),
  manager_id: id.nullable(),
}

/** Names of the fields of a contact that are edited in place. */
export const contactKeys = [
  'name',
  'surname',
  'email',
  'phone',
  'country',
  'city',
  'language',
  'time_zone',
  'birthday',
  'manager_id',
] as const satisfies readonly (keyof typeof editable)[]
export type ContactKey = (typeof contactKeys)[number]

/** Who is added by hand: at least an e-mail or a phone. */
export const newContact = z
  .strictObject({
    name: nameOf.default(''),
    surname: nameOf.nullable().default(null),
    email: email.nullable().default(null),
    phone: phone.default(null),
    tags: z.array(tagName).max(contactLimits.tagsOfContact).default([]),
  })
  .refine((contact) => contact.email !== null || (contact.phone ?? '') !== '', {
    error: 'email_or_phone',
    path: ['email'],
  })

/**
 * What changes on a card. `was` holds what the editor saw of what is changed: where somebody changed that meanwhile the call is
 * refused, so that two who work at once lose nothing.
 */
export const contactChange = z.strictObject({
  ...z.object(editable).partial().shape,
  status: z.enum(['active', 'blocked']).optional(),
  /** Values of own fields by the id of the field. */
  fields: z.record(z.string().regex(/^[1-9]\d{0,15}$/), contactFieldValue).optional(),
  was: z
    .strictObject({
      ...z.object(editable).partial().shape,
      email: z.string().nullable().optional(),
      phone: z.string().nullable().optional(),
      language: z.string().nullable().optional(),
      time_zone: z.string().nullable().optional(),
      status: z.enum(['active', 'blocked']).optional(),
      fields: z.record(z.string().regex(/^[1-9]\d{0,15}$/), contactFieldValue).optional(),
    })
    .optional(),
})
export type ContactChange = z.output<typeof contactChange>
