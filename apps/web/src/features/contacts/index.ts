export { ContactsPage } from './list/contacts-page.tsx'
export { readContactsSearch } from './list/contacts-search.ts'
export { ContactPage } from './card/contact-page.tsx'
export { getContact } from './api.ts'
