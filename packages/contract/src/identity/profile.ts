import { z } from 'zod'
import { timeZone } from '../kernel/dates.ts'
import { locales } from '../kernel/locales.ts'
import { authTypes, personName } from './people.ts'

/** A telephone number as people write it; the server brings it to E.164. Empty takes it away. */
export const phone = z.string().trim().max(32).nullable()

/** ISO 3166-1, two capital letters. */
export const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)
  .nullable()

/** What everybody may change of the own account; nothing else is taken (THREATS T9). */
export const profileChange = z.strictObject({
  name: personName.optional(),
  surname: z
    .union([personName, z.literal('')])
    .nullable()
    .optional(),
  phone: phone.optional(),
  country: country.optional(),
  /** Null: not chosen. */
  time_zone: timeZone.nullable().optional(),
  is_auto_timezone: z.boolean().optional(),
  language: z.enum(locales).nullable().optional(),
  auth_type: z.enum(authTypes).optional(),
})

/** Something that the signed-in person should know; the web has the words of each `code`. */
export const alert = z.object({
  key: z.string(),
  level: z.enum(['info', 'warning', 'danger']),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where something can be done about it. */
  link: z.string().nullable(),
  can_dismiss: z.boolean(),
})
export type Alert = z.infer<typeof alert>
