import { z } from 'zod'
import { id } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'

export const passwordLength = { min: 8, max: 200 } as const
export const personNameLength = 120

/** An e-mail address as people type it, brought to the one form in which it is compared and stored. */
export const email = z
  .string()
  .trim()
  .max(254)
  .transform((text) => text.normalize('NFC').toLowerCase())
  .pipe(z.email())

export const password = z.string().min(passwordLength.min).max(passwordLength.max)

/** A name as its owner writes it; control characters have no place in one. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(personNameLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

const setting = z.object({ key: z.string(), value: z.string() })

/** A school as its members see it in the cabinet switch; id 0 is the person's own student cabinet (document 000 §3). */
export const cabinet = z.object({
  id: z.int().nonnegative(),
  name: z.string(),
  slug: z.string().nullable(),
  is_current: z.boolean(),
  is_owner: z.boolean(),
  user_cabinet: z.boolean(),
  personal_settings: z.array(setting),
})
export type Cabinet = z.infer<typeof cabinet>

/** The signed-in person (document 000 §3). Only ever shown to that person. */
export const currentUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  avatar_url: z.string().nullable(),
  language: z.enum(locales).nullable(),
  courseCount: z.int(),
  cabinets: z.array(cabinet),
  default_cabinet: cabinet,
  subscriptions: z.array(z.object({ product_id: id, state: z.string() })),
  is_partner: z.boolean(),
  is_auto_timezone: z.boolean(),
  user_personal_settings: z.array(setting),
  auth_type: z.enum(['password', 'code', 'both']),
})
export type CurrentUser = z.infer<typeof currentUser>
