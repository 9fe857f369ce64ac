import { z } from 'zod'
import { instant, timeZone } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { authTypes, notificationChoices, personalSettingValue, personName } from './people.ts'

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
  notifications: notificationChoices.partial().optional(),
})

export const personalSettingLimits = { keys: 100, keyLength: 64, valueLength: 2000 } as const

export const personalSettingChange = z.object({
  key: z
    .string()
    .max(personalSettingLimits.keyLength)
    .regex(/^[a-z0-9_.-]+$/),
  value: personalSettingValue.refine(
    (value) =>
      typeof value === 'string'
        ? value.length <= personalSettingLimits.valueLength
        : JSON.stringify(value).length <= personalSettingLimits.valueLength,
    'too_big',
  ),
})

/** Kinds of contact fields (PRODUCT-business §7, ContactField). */
export const contactFieldTypes = [
  'text',
  'textarea',
  'number',
  'date',
  'select',
  'multiselect',
  'checkbox',
  'phone',
  'email',
  'url',
  'file',
] as const
export type ContactFieldType = (typeof contactFieldTypes)[number]

/** What a contact field holds: words, a number, yes or no, the chosen options, or nothing. */
export const contactFieldValue = z
  .union([z.string().max(5000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)])
  .nullable()
export type ContactFieldValue = z.infer<typeof contactFieldValue>

export const contactField = z.object({
  id,
  key: z.string(),
  title: z.string(),
  type: z.enum(contactFieldTypes),
  options: z.array(z.object({ value: z.string(), title: z.string() })),
  is_required: z.boolean(),
  is_unique: z.boolean(),
  /** Whether its owner may change it; otherwise only the school does. */
  is_editable: z.boolean(),
  show_in_registration: z.boolean(),
  position: z.int(),
  value: contactFieldValue,
})
export type ContactField = z.infer<typeof contactField>

/** A field that a school asks whoever opens an account. */
export const registrationField = contactField.pick({
  id: true,
  title: true,
  type: true,
  options: true,
  is_required: true,
  position: true,
})
export type RegistrationField = z.infer<typeof registrationField>

export const contactTab = z.object({
  id,
  title: z.string(),
  position: z.int(),
  fields: z.array(contactField),
})
export type ContactTab = z.infer<typeof contactTab>

export const defaultFieldKeys = ['name', 'surname', 'phone', 'country', 'time_zone', 'language'] as const

/** One of the fields that every school asks. */
export const defaultField = z.object({
  key: z.enum(defaultFieldKeys),
  type: z.enum(['text', 'phone', 'select']),
  is_required: z.boolean(),
  value: z.string().nullable(),
})
export type DefaultField = z.infer<typeof defaultField>

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

export const rewardReasons = [
  'lesson_finished',
  'practice_passed',
  'course_finished',
  'given_by_hand',
  'gift_redeemed',
  'correction',
] as const
export type RewardReason = (typeof rewardReasons)[number]

/** One entry of the ledger of reward points. */
export const reward = z.object({
  id,
  /** Positive is given, negative is taken. */
  delta: z.int(),
  reason: z.enum(rewardReasons),
  /** What it was for, in the words of the school. */
  note: z.string().nullable(),
  at: instant,
  school: z.object({ id, name: z.string() }),
})
export type Reward = z.infer<typeof reward>
