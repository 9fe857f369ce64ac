import type { ContactColumn } from '@lectern/contract/contacts/export'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { NamedThing } from '@lectern/contract/kernel/ids'
import type { FileContact } from './export.repository.ts'

interface FileRow {
  readonly contact: FileContact
  readonly tags: readonly NamedThing[]
}

/** The cell of a contact in each column. */
const cells: Readonly<Record<ContactColumn, (row: FileRow) => string | null>> = {
  id: ({ contact }) => String(contact.id),
  name: ({ contact }) => contact.name,
  surname: ({ contact }) => contact.surname,
  email: ({ contact }) => contact.email,
  phone: ({ contact }) => contact.phone,
  country: ({ contact }) => contact.country,
  city: ({ contact }) => contact.city,
  language: ({ contact }) => contact.language,
  time_zone: ({ contact }) => contact.timeZone,
  birthday: ({ contact }) => contact.birthday,
  source: ({ contact }) => contact.source,
  status: ({ contact }) => contact.status,
  address_state: ({ contact }) => contact.addressState,
  manager: ({ contact }) => contact.manager,
  tags: ({ tags }) => tags.map(({ name }) => name).join(', '),
  active_at: ({ contact }) => contact.activeAt.toISOString(),
  created_at: ({ contact }) => contact.createdAt.toISOString(),
}

const cellOfValue = (value: ContactFieldValue | undefined): string => {
  if (value === undefined || value === null) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** A row of the file. */
export const fileRow = (
  row: FileRow,
  columns: readonly ContactColumn[],
  fieldIds: readonly number[],
): string[] => [
  ...columns.map((column) => cells[column](row) ?? ''),
  ...fieldIds.map((fieldId) => cellOfValue(row.contact.fields[fieldId])),
]

/** Whether a file with these columns tells how to reach people. */
export const hasAddresses = (columns: readonly ContactColumn[]): boolean =>
  columns.includes('email') || columns.includes('phone')
