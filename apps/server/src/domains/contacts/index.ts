export { notingActivity } from './activity/noting-activity.ts'
export { addConsent } from './consents/consents.repository.ts'
export { insertContact } from './contact-changes.repository.ts'
export { contacts } from './contacts.tables.ts'
export { contactFilterFamilies, type ContactFilterScope, isInScope } from './filters/contact-scope.ts'
export { contactFilterChoices } from './filters/offer-fields.ts'
export { insertField, insertTab } from './fields/contact-fields.repository.ts'
export { insertList } from './lists/contact-lists.repository.ts'
export { enqueueFilling } from './lists/jobs/fill-list.ts'
export { changeMembers } from './lists/use-cases/change-members.ts'
export { listAbsorbed } from './merging/absorbed.repository.ts'
export { recordContact } from './record-contact.ts'
export { storedPhone } from './use-cases/change-contact.ts'
export { contactOfEmail } from './use-cases/contact-of-email.ts'
export { findBuyerContact, findContactByEmail } from './contacts.repository.ts'
export { ensureContact, ensureContacts } from './use-cases/ensure-contact.ts'
export { addTags } from './tags.repository.ts'
export { tagsUnder } from './use-cases/change-tags.ts'
export {
  type AccessActor,
  type AccessOfMany,
  type CardTab,
  contactPoints,
  contactServices,
  type HistoryTitles,
  type SeenContact,
} from './services.ts'
