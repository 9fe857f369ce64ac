import {
  choiceField,
  choicesField,
  dayField,
  defineFilterFamily,
  type FilterField,
  flagField,
  momentField,
  numberField,
  textField,
} from '../filters/family.ts'
import { fieldKindNames } from '../filters/kinds/field-kinds.ts'
import { z } from 'zod'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { letterStates } from './consents/consent-kinds.ts'
import { addressStates, contactSources } from './contact-kinds.ts'
import type { ContactFieldType } from './contact-fields.ts'

/** What stands on the card of everybody. */
export const profileFilters = defineFilterFamily({
  name: 'profile',
  fields: {
    name: textField(),
    email: textField(),
    phone: textField(),
    city: textField(),
    country: textField(),
    language: choiceField(locales),
    source: choiceField(contactSources),
    status: choiceField(['active', 'blocked']),
    address: choiceField(addressStates),
    account: flagField(),
    manager: choiceField(),
    birthday: dayField(),
    created: momentField(),
    active: momentField(),
  },
})

/** Whether somebody may be written to. */
export const consentFilters = defineFilterFamily({
  name: 'consent',
  fields: { letters: choiceField(letterStates) },
})

/** Tags of the school. */
export const tagFilters = defineFilterFamily({ name: 'tag', fields: { has: choicesField() } })

/** Lists of the school, as their members stand now. */
export const listFilters = defineFilterFamily({ name: 'list', fields: { member: choicesField() } })

/** Imports of the school that made or changed somebody, while their rows are kept. */
export const importFilters = defineFilterFamily({
  name: 'import',
  fields: { created: choicesField(), updated: choicesField() },
})

/** What somebody did last, out of the record of the school. */
export const activityKinds = [
  'registered',
  'lesson_opened',
  'lesson_completed',
  'practice_submitted',
  'practice_accepted',
  'commented',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const activityFilters = defineFilterFamily({
  name: 'activity',
  fields: {
    registered: momentField(),
    lesson_opened: momentField(),
    lesson_completed: momentField(),
    practice_submitted: momentField(),
    practice_accepted: momentField(),
    commented: momentField(),
  } satisfies Record<ActivityKind, unknown>,
})

/** Access to products: what somebody has now, ever had, and when it ends. */
export const accessFilters = defineFilterFamily({
  name: 'access',
  fields: { has: choicesField(), had: choicesField(), ends: momentField() },
})

/** An own field of a school, as far as filters know it. */
export interface FilteredField {
  readonly id: number
  readonly type: ContactFieldType
  readonly options: readonly { readonly value: string }[]
}

/** How a filter compares what a field of the school holds. */
const kindOf = ({ type, options }: FilteredField): FilterField => {
  const values = options.map(({ value }) => value)
  switch (type) {
    case 'number':
      return numberField()
    case 'date':
    case 'datetime':
      return dayField()
    case 'select':
      return choiceField(values)
    case 'multiselect':
      return choicesField(values)
    case 'checkbox':
      return flagField()
    case 'file':
    case 'text':
    case 'textarea':
    case 'phone':
    case 'email':
    case 'url':
      return textField()
  }
}

/** Fields that the school made itself: `field.17`. */
export const ownFieldFilters = (fields: readonly FilteredField[]) => {
  const known = new Map(fields.map((field) => [`field.${field.id}`, kindOf(field)]))
  return defineFilterFamily({ name: 'own', fields: {}, resolve: (name) => known.get(name) ?? null })
}

/** One field of the editor of conditions. Words of fields and fixed options are the web's; own things bring their names. */
export const offeredField = z.object({
  name: z.string(),
  kind: z.enum(fieldKindNames),
  /** The name of a field that the school made itself. */
  label: z.string().nullable(),
  /** What a choice offers: words of a fixed list, or things of the school with their names. */
  options: wholeList(z.object({ value: z.union([z.string(), id]), label: z.string().nullable() }), 1_000),
})
export type OfferedField = z.infer<typeof offeredField>

export const offeredFamily = z.object({ name: z.string(), fields: wholeList(offeredField, 300) })
export type OfferedFamily = z.infer<typeof offeredFamily>
