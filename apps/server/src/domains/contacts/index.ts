export { insertField, insertTab } from './fields/contact-fields.repository.ts'
export { ensureContact, ensureContacts } from './use-cases/ensure-contact.ts'
export { contactServices } from './services.ts'
