import type * as cardApi from '@lectern/contract/contacts/card/contact-card.api'
import type * as contactsApi from '@lectern/contract/contacts/contacts.api'
import { call } from '../../lib/api/index.ts'

const contact = '/contacts/:contact'

/** People of the school, in pages by places. */
export const listContacts = call<typeof contactsApi.listContacts>('GET', '/contacts')
export const createContact = call<typeof contactsApi.createContact>('POST', '/contacts')
export const getContact = call<typeof contactsApi.getContact>('GET', contact)
export const updateContact = call<typeof contactsApi.updateContact>('PATCH', contact)
export const setContactTags = call<typeof contactsApi.setContactTags>('PUT', '/contacts/:contact/tags')
export const listTags = call<typeof contactsApi.listTags>('GET', '/contact-tags')
export const renameTag = call<typeof contactsApi.renameTag>('PATCH', '/contact-tags/:tag')
export const deleteTag = call<typeof contactsApi.deleteTag>('DELETE', '/contact-tags/:tag')
export const listManagers = call<typeof contactsApi.listManagers>('GET', '/contact-managers')
export const getCardParts = call<typeof cardApi.getCardParts>('GET', '/contacts/:contact/card')
export const listContactHistory = call<typeof cardApi.listContactHistory>('GET', '/contacts/:contact/history')
export const getContactLogins = call<typeof cardApi.getContactLogins>('GET', '/contacts/:contact/logins')
export const getContactPoints = call<typeof cardApi.getContactPoints>('GET', '/contacts/:contact/points')
