import type { ContactKey } from '@lectern/contract/contacts/contacts'
import type { WrittenContact } from '../contact-changes.repository.ts'

/** The column in which a field of a contact is kept. */
export const columnOf = {
  name: 'name',
  surname: 'surname',
  email: 'email',
  phone: 'phone',
  country: 'country',
  city: 'city',
  language: 'language',
  time_zone: 'timeZone',
  birthday: 'birthday',
  manager_id: 'managerId',
} as const satisfies Record<ContactKey, keyof WrittenContact>
