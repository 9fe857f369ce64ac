import { defineDomain } from '../kernel/domain.ts'
import * as bulk from './bulk.api.ts'
import * as contactFields from './contact-fields.api.ts'
import * as contacts from './contacts.api.ts'
import * as contactLists from './lists/contact-lists.api.ts'
import { contactsErrors } from './contacts.errors.ts'

export const contactsDomain = defineDomain({
  name: 'contacts',
  operations: [contacts, bulk, contactLists, contactFields],
  errors: contactsErrors,
})
