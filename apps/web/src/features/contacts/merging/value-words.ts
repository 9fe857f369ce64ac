import type { ContactKey } from '@lectern/contract/contacts/contacts'
import type { TextId, Translate } from '../../../lib/texts/index.ts'

const names = {
  name: 'contacts.name',
  surname: 'contacts.surname',
  email: 'contacts.email',
  phone: 'contacts.phone',
  country: 'contacts.card_country',
  city: 'contacts.city',
  language: 'contacts.card_language',
  time_zone: 'contacts.card_time_zone',
  birthday: 'contacts.card_birthday',
  manager_id: 'contacts.manager',
} as const satisfies Record<ContactKey, TextId>

/** What a field that every contact has is called. */
export const nameOfKey = (key: ContactKey, t: Translate): string => t(names[key])
