import { defineDomain } from '../kernel/domain.ts'
import * as card from './card/contact-card.api.ts'
import * as bulk from './bulk.api.ts'
import * as consents from './consents/consents.api.ts'
import * as contactFields from './contact-fields.api.ts'
import * as contactSettings from './contact-settings.api.ts'
import * as contacts from './contacts.api.ts'
import * as contactImports from './imports/contact-imports.api.ts'
import { contactImportByteRoutes } from './imports/contact-imports.bytes.ts'
import * as contactLists from './lists/contact-lists.api.ts'
import * as looks from './looks/looks.api.ts'
import * as merging from './merging/merging.api.ts'
import { contactsErrors } from './contacts.errors.ts'
import { contactFacts } from './contacts.facts.ts'

export const contactsDomain = defineDomain({
  name: 'contacts',
  operations: [
    contacts,
    bulk,
    contactLists,
    contactFields,
    contactSettings,
    card,
    consents,
    merging,
    looks,
    contactImports,
  ],
  byteRoutes: contactImportByteRoutes,
  errors: contactsErrors,
  facts: contactFacts,
})
