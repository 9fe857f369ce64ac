import type { ImportReason } from '@lectern/contract/contacts/imports/contact-imports'
import type { ContactFieldType } from '@lectern/contract/contacts/contact-fields'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { normalEmail } from '@lectern/contract/identity/email-address'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { type FieldRule, fieldProblem } from '../../fields/rules/field-problem.ts'
import { writtenDate, writtenMoment } from './written-date.ts'

/** An own field as an import knows it. */
export interface ImportedField extends FieldRule {
  readonly id: number
  readonly isUnique: boolean
  readonly options: readonly { readonly value: string; readonly names: readonly string[] }[]
}

export type ReadValue =
  | { readonly value: ContactFieldValue }
  | { readonly problem: ImportReason; readonly value?: undefined }

const yes = new Set(['1', 'true', 'yes', 'y', '+', 'так', 'да', 'x', 'on'])
const no = new Set(['0', 'false', 'no', 'n', '-', 'ні', 'нет', 'off'])

const writtenNumber = (text: string): number | null => {
  const plain = text.replaceAll(/[\s\u00A0']/g, '')
  const dotted = /^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain
  return /^-?\d+(\.\d+)?$/.test(dotted) ? Number(dotted) : null
}

const writtenFlag = (text: string): boolean | null => {
  const word = text.toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

const optionOf = ({ options }: ImportedField, text: string): string | null => {
  const form = foldForSearch(text)
  return (
    options.find(({ value, names }) => value === text || names.some((name) => foldForSearch(name) === form))
      ?.value ?? null
  )
}

const optionsOf = (field: ImportedField, text: string): string[] | null => {
  const found = text.split(/[,;]/).map((part) => optionOf(field, part.trim()))
  const values = found.filter((value) => value !== null)
  return values.length === found.length ? [...new Set(values)] : null
}

const readers: Readonly<Record<ContactFieldType, (text: string, field: ImportedField) => ContactFieldValue>> =
  {
    text: (text) => text,
    textarea: (text) => text,
    number: writtenNumber,
    date: writtenDate,
    datetime: writtenMoment,
    select: (text, field) => optionOf(field, text),
    multiselect: (text, field) => optionsOf(field, text),
    checkbox: writtenFlag,
    phone: (text) => text,
    email: normalEmail,
    url: (text) => text,
    file: () => null,
  }

const reasons: Readonly<Record<ContactFieldType, ImportReason>> = {
  text: 'too_long',
  textarea: 'too_long',
  number: 'bad_number',
  date: 'bad_date',
  datetime: 'bad_date',
  select: 'value_not_known',
  multiselect: 'value_not_known',
  checkbox: 'value_not_known',
  phone: 'bad_phone',
  email: 'bad_email',
  url: 'bad_address',
  file: 'value_not_known',
}

/** A cell as the value of an own field. */
export const fieldValue = (field: ImportedField, text: string): ReadValue => {
  const value = readers[field.type](text, field)
  if (value === null) return { problem: reasons[field.type] }
  const problem = fieldProblem(field, value)
  if (problem === null) return { value }
  if (problem === 'required') return { problem: 'required_field' }
  return { problem: problem === 'too_big' ? 'too_long' : reasons[field.type] }
}
