import { z } from 'zod'
import { id } from '../kernel/ids.ts'
import { contactFieldValue } from '../identity/own-fields.ts'

/** Kinds of contact fields (PRODUCT-business §7, ContactField). */
export const contactFieldTypes = [
  'text',
  'textarea',
  'number',
  'date',
  'datetime',
  'select',
  'multiselect',
  'checkbox',
  'phone',
  'email',
  'url',
  'file',
] as const
export type ContactFieldType = (typeof contactFieldTypes)[number]

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
