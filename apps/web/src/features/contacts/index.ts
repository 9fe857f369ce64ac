export { ContactsPage } from './list/contacts-page.tsx'
export { readContactsSearch } from './list/contacts-search.ts'
export { ContactSettingsPage } from './settings/contact-settings-page.tsx'
export { ContactPage } from './card/contact-page.tsx'
export { ContactListsPage } from './lists/contact-lists-page.tsx'
export { readContactListsSearch } from './lists/contact-lists-search.ts'
export { PersonField } from './lists/person-field.tsx'
export { contactName } from './list/contact-name.ts'
export { prepareContact } from './card/use-contact.ts'
export { ComparePage } from './merging/compare-page.tsx'
export { DuplicatesPage } from './merging/duplicates-page.tsx'
export { readDuplicatesSearch } from './merging/duplicates-search.ts'
export {
  compareContacts,
  getContact,
  getContactImport,
  getContactSettings,
  listManagers,
  listTags,
} from './api.ts'
export { readCardSearch } from './card/card-search.ts'
export { ImportPage } from './imports/import-page.tsx'
export { ImportsPage } from './imports/imports-page.tsx'
export { readImportSearch, readImportsSearch } from './imports/import-search.ts'
