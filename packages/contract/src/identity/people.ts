import { volatile } from '../kernel/volatile.ts'
import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { ownSchool } from './own-schools.ts'
import { emailLength, emailPattern, normalEmail } from './email-address.ts'
import { personalSetting } from './personal-settings.ts'

export const passwordLength = { min: 8, max: 200 } as const

export const personNameLength = 120

/** An e-mail address as people type it, brought to the one form in which it is compared and stored. */
export const email = z
  .string()
  .trim()
  .max(emailLength)
  .transform(normalEmail)
  .pipe(z.email({ pattern: emailPattern }))

export const password = z.string().min(passwordLength.min).max(passwordLength.max)

/** A name as its owner writes it; control characters have no place in one. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(personNameLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

/** Digits of a one-time code; people type it with spaces or a dash. */
export const oneTimeCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))

/** An address inside this site, to which somebody goes after signing in: never another host (THREATS T59). */
export const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s\p{Cc}]*$/u)

/** How a person may sign in with the own e-mail: by password, by a code from a letter, or by either. */
export const authTypes = ['password', 'code', 'both'] as const

/** The signed-in person (document 000 §3). Only ever shown to that person. */
export const currentUser = z.object({
  id,
  name: z.string(),
  surname: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  /** E.164. */
  phone: z.string().nullable(),
  /** ISO 3166-1, two letters. */
  country: z.string().nullable(),
  /** Address of the picture, 256 pixels square. */
  avatar: z.string().nullable(),
  /** Address of the picture, 512 pixels square. */
  avatar_url: z.string().nullable(),
  language: z.enum(locales).nullable(),
  courseCount: z.int(),
  cabinets: z.array(ownSchool),
  default_cabinet: ownSchool,
  subscriptions: z.array(z.object({ product_id: id, state: z.string() })),
  products: z.array(z.object({ id })),
  is_partner: z.boolean(),
  /** For partners alone: opens the partner's school once, within a minute (document 000 §6). */
  auto_login_hash: volatile('short-lived address', z.string().nullable()),
  is_auto_timezone: z.boolean(),
  time_zone: z.string().nullable(),
  user_personal_settings: z.array(personalSetting),
  auth_type: z.enum(authTypes),
  has_password: z.boolean(),
  has_two_factor: z.boolean(),
  /** Notifications in the bell that are not read, counted up to 100. */
  unread_notifications: z.int(),
  /** When the account will be erased, if its owner asked for that. */
  deletion_at: instant.nullable(),
})
export type CurrentUser = z.infer<typeof currentUser>
