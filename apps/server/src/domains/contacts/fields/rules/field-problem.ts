import { z } from 'zod'
import type { ContactFieldType } from '@lectern/contract/contacts/contact-fields'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'

/** What decides whether a value fits a field. */
export interface FieldRule {
  readonly type: ContactFieldType
  readonly options: readonly { readonly value: string }[]
  readonly isRequired: boolean
}

const longest: Partial<Record<ContactFieldType, number>> = { textarea: 5000 }
const mostLetters = 500

/** Whether a value means "nothing". */
export const isEmptyValue = (value: ContactFieldValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isText = (value: ContactFieldValue, isGood: (text: string) => boolean): boolean =>
  typeof value === 'string' && isGood(value)

/** A day and a minute as a clock shows them, without a zone: "2026-05-12T18:30". */
const isMinute = (text: string): boolean =>
  text.length === 16 && z.iso.datetime({ local: true }).safeParse(text).success

const fits: Readonly<Record<ContactFieldType, (value: ContactFieldValue, rule: FieldRule) => boolean>> = {
  text: (value) => isText(value, () => true),
  textarea: (value) => isText(value, () => true),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => isText(value, (text) => z.iso.date().safeParse(text).success),
  datetime: (value) => isText(value, isMinute),
  select: (value, { options }) => isText(value, (text) => options.some((each) => each.value === text)),
  multiselect: (value, { options }) =>
    Array.isArray(value) && value.every((text) => options.some((each) => each.value === text)),
  checkbox: (value) => typeof value === 'boolean',
  phone: (value) => isText(value, (text) => /^[+\d][\d ()-]{4,31}$/.test(text)),
  email: (value) => isText(value, (text) => z.email().safeParse(text).success),
  url: (value) => isText(value, (text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')),
  // The id of a stored file; files come with their domain.
  file: (value) => isText(value, (text) => z.uuid().safeParse(text).success),
}

/** What is wrong with a value for a field, as a code; null when it fits. Empty takes a value away. */
export const fieldProblem = (rule: FieldRule, value: ContactFieldValue): string | null => {
  if (isEmptyValue(value)) return rule.isRequired ? 'required' : null
  if (rule.isRequired && rule.type === 'checkbox' && value === false) return 'required'
  if (typeof value === 'string' && value.length > (longest[rule.type] ?? mostLetters)) return 'too_big'
  return fits[rule.type](value, rule) ? null : `invalid_${rule.type}`
}
