import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { RegistrationField } from '@lectern/contract/contacts/contact-fields'

/** The name of a school's own field in the form. */
export const nameOfField = ({ id }: Pick<RegistrationField, 'id'>): string => `fields.${id}`

const answerOf = ({ type }: RegistrationField, written: readonly string[]): ContactFieldValue => {
  const [first = ''] = written.map((text) => text.trim())
  if (type === 'multiselect') return [...written]
  if (type === 'checkbox') return written.length > 0
  if (first === '') return null
  return type === 'number' ? Number(first) : first
}

/** What a filled-in form says to the school's own fields. */
export const readAnswers = (
  fields: readonly RegistrationField[],
  form: FormData,
): { id: number; value: ContactFieldValue }[] =>
  fields.map((field) => ({
    id: field.id,
    value: answerOf(
      field,
      form.getAll(nameOfField(field)).filter((each) => typeof each === 'string'),
    ),
  }))
