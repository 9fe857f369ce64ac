import type * as bulkApi from '@lectern/contract/contacts/bulk.api'
import type * as cardApi from '@lectern/contract/contacts/card/contact-card.api'
import type * as consentsApi from '@lectern/contract/contacts/consents/consents.api'
import type * as contactsApi from '@lectern/contract/contacts/contacts.api'
import type * as importsApi from '@lectern/contract/contacts/imports/contact-imports.api'
import type * as listsApi from '@lectern/contract/contacts/lists/contact-lists.api'
import type * as looksApi from '@lectern/contract/contacts/looks/looks.api'
import type * as mergingApi from '@lectern/contract/contacts/merging/merging.api'
import type * as settingsApi from '@lectern/contract/contacts/contact-settings.api'
import { call } from '../../lib/api/index.ts'

const contact = '/contacts/:contact'

/** People of the school, in pages by places. */
export const listContacts = call<typeof contactsApi.listContacts>('GET', '/contacts')
export const countContacts = call<typeof contactsApi.countContacts>('POST', '/contacts/count')
export const createContact = call<typeof contactsApi.createContact>('POST', '/contacts')
export const getContact = call<typeof contactsApi.getContact>('GET', contact)
export const updateContact = call<typeof contactsApi.updateContact>('PATCH', contact)
export const setContactTags = call<typeof contactsApi.setContactTags>('PUT', '/contacts/:contact/tags')
export const listTags = call<typeof contactsApi.listTags>('GET', '/contact-tags')
export const createTag = call<typeof contactsApi.createTag>('POST', '/contact-tags')
export const renameTag = call<typeof contactsApi.renameTag>('PATCH', '/contact-tags/:tag')
export const deleteTag = call<typeof contactsApi.deleteTag>('DELETE', '/contact-tags/:tag')
/** Who of the staff looked at contacts and took them out. */
export const listLooks = call<typeof looksApi.listLooks>('GET', '/contact-looks')
export const listManagers = call<typeof contactsApi.listManagers>('GET', '/contact-managers')
export const rehearseContactAction = call<typeof bulkApi.rehearseContactAction>(
  'POST',
  '/contacts/bulk/rehearse',
)
export const startContactAction = call<typeof bulkApi.startContactAction>('POST', '/contacts/bulk')
export const exportContacts = call<typeof bulkApi.exportContacts>('POST', '/contacts/export')
const list = '/contact-lists/:list'
const members = '/contact-lists/:list/members'
export const listFilterFields = call<typeof listsApi.listFilterFields>('GET', '/contact-filters')
export const countFilter = call<typeof listsApi.countFilter>('POST', '/contact-filters/count')
export const listContactLists = call<typeof listsApi.listContactLists>('GET', '/contact-lists')
export const createContactList = call<typeof listsApi.createContactList>('POST', '/contact-lists')
export const updateContactList = call<typeof listsApi.updateContactList>('PATCH', list)
export const deleteContactList = call<typeof listsApi.deleteContactList>('DELETE', list)
export const addToContactList = call<typeof listsApi.addToContactList>('POST', members)
export const removeFromContactList = call<typeof listsApi.removeFromContactList>('DELETE', members)
export const listMembershipChanges = call<typeof listsApi.listMembershipChanges>(
  'GET',
  '/contact-lists/:list/changes',
)
export const checkMembership = call<typeof listsApi.checkMembership>(
  'GET',
  '/contact-lists/:list/check/:contact',
)

const field = '/contact-fields/:field'
const tab = '/contact-tabs/:tab'

/** Tabs and fields that the school asks. */
export const getContactSettings = call<typeof settingsApi.getContactSettings>('GET', '/contact-fields')
export const createContactTab = call<typeof settingsApi.createContactTab>('POST', '/contact-tabs')
export const updateContactTab = call<typeof settingsApi.updateContactTab>('PATCH', tab)
export const deleteContactTab = call<typeof settingsApi.deleteContactTab>('DELETE', tab)
export const createContactField = call<typeof settingsApi.createContactField>('POST', '/contact-fields')
export const updateContactField = call<typeof settingsApi.updateContactField>('PATCH', field)
export const rehearseContactField = call<typeof settingsApi.rehearseContactField>(
  'POST',
  '/contact-fields/:field/rehearse',
)
export const orderContactFields = call<typeof settingsApi.orderContactFields>('PUT', '/contact-fields/order')
export const archiveContactField = call<typeof settingsApi.archiveContactField>(
  'POST',
  '/contact-fields/:field/archive',
)
export const restoreContactField = call<typeof settingsApi.restoreContactField>(
  'POST',
  '/contact-fields/:field/restore',
)
export const listContactColumns = call<typeof cardApi.listContactColumns>('GET', '/contact-columns')
export const getCardParts = call<typeof cardApi.getCardParts>('GET', '/contacts/:contact/card')
export const listContactHistory = call<typeof cardApi.listContactHistory>('GET', '/contacts/:contact/history')
export const getContactLogins = call<typeof cardApi.getContactLogins>('GET', '/contacts/:contact/logins')
export const getContactPoints = call<typeof cardApi.getContactPoints>('GET', '/contacts/:contact/points')

const imported = '/contacts/imports/:import'

/** The latest imports of the school. */
export const listContactImports = call<typeof importsApi.listContactImports>('GET', '/contacts/imports')
export const getContactImport = call<typeof importsApi.getContactImport>('GET', imported)
export const checkContactImport = call<typeof importsApi.checkContactImport>(
  'PUT',
  '/contacts/imports/:import/plan',
)
export const listImportRows = call<typeof importsApi.listImportRows>('GET', '/contacts/imports/:import/rows')
export const startContactImport = call<typeof importsApi.startContactImport>(
  'POST',
  '/contacts/imports/:import/start',
)
export const deleteContactImport = call<typeof importsApi.deleteContactImport>('DELETE', imported)

const consents = '/contacts/:contact/consents'
const suppression = '/contacts/:contact/suppression'

/** Whether a person may be written to, about what, and from where that is known. */
export const getContactConsents = call<typeof consentsApi.getContactConsents>('GET', consents)
export const recordConsent = call<typeof consentsApi.recordConsent>('POST', consents)
export const suppressAddress = call<typeof consentsApi.suppressAddress>('PUT', suppression)
export const liftSuppression = call<typeof consentsApi.liftSuppression>('DELETE', suppression)

const strangers = '/contacts/:contact/strangers/:other'

/** Contacts that may be one person. */
export const listSuggestions = call<typeof mergingApi.listSuggestions>('GET', '/contacts/:contact/duplicates')
export const listLikePairs = call<typeof mergingApi.listLikePairs>('GET', '/contact-duplicates')
export const markStrangers = call<typeof mergingApi.markStrangers>('PUT', strangers)
export const unmarkStrangers = call<typeof mergingApi.unmarkStrangers>('DELETE', strangers)
export const compareContacts = call<typeof mergingApi.compareContacts>(
  'GET',
  '/contacts/:contact/merge/:other',
)
export const mergeContacts = call<typeof mergingApi.mergeContacts>('POST', '/contacts/:contact/merge')
export const listContactMerges = call<typeof mergingApi.listContactMerges>('GET', '/contacts/:contact/merges')
export const undoMerge = call<typeof mergingApi.undoMerge>('POST', '/contact-merges/:merge/undo')
