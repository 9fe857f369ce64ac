import { z } from 'zod'
import { cursorListOf, cursorQuery } from '../kernel/paging.ts'
import { acknowledged, dataOf, wholeList } from '../kernel/envelope.ts'
import { idParam, knownPerson } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { defineOperation } from '../kernel/operation.ts'
import { contactQuery, contactSort, filterCount } from './contact-query.ts'
import {
  contactCard,
  contactChange,
  contactLimits,
  contactRow,
  newContact,
  tag,
  tagName,
} from './contacts.ts'

/** Those who see contacts: all of them, those who learn with their teams, or those whom they look after. */
const maySee = {
  kind: 'staff',
  anyOf: ['contact_list', 'contact_read', 'contact_read.team', 'contact_read.own'],
} as const

const mayEdit = { kind: 'staff', anyOf: ['contact_edit'] } as const

const params = z.object({ contact: idParam })

export const listContacts = defineOperation({
  id: 'contacts.listContacts',
  method: 'GET',
  path: '/contacts',
  summary: 'People of the school, as far as the caller sees them',
  query: z.object({ ...cursorQuery(50), ...contactQuery, ...contactSort }),
  output: cursorListOf(contactRow),
  errors: ['bad_filter'],
  permission: maySee,
})

export const countContacts = defineOperation({
  id: 'contacts.countContacts',
  method: 'POST',
  path: '/contacts/count',
  summary: 'How many people of the school a query finds, as far as three seconds allow',
  body: z.strictObject(contactQuery),
  output: dataOf(filterCount),
  errors: ['bad_filter'],
  permission: maySee,
  repeat: 'natural',
  perMinute: 120,
})

export const getContact = defineOperation({
  id: 'contacts.getContact',
  method: 'GET',
  path: '/contacts/:contact',
  summary: 'One person of the school',
  params,
  output: dataOf(contactCard),
  errors: [],
  permission: maySee,
})

export const createContact = defineOperation({
  id: 'contacts.createContact',
  method: 'POST',
  path: '/contacts',
  summary: 'Add a person by hand; nobody is written to',
  body: newContact,
  output: dataOf(contactCard),
  status: 201,
  errors: ['contact_email_taken', 'too_many_tags'],
  permission: { kind: 'staff', anyOf: ['contact_create'] },
})

export const updateContact = defineOperation({
  id: 'contacts.updateContact',
  method: 'PATCH',
  path: '/contacts/:contact',
  summary: 'Change what is named; what somebody else changed meanwhile is not overwritten',
  params,
  body: contactChange,
  output: dataOf(contactCard),
  errors: ['contact_email_taken', 'contact_changed', 'contact_email_of_account', 'contact_erased'],
  permission: mayEdit,
})

export const setContactTags = defineOperation({
  id: 'contacts.setContactTags',
  method: 'PUT',
  path: '/contacts/:contact/tags',
  summary: 'Add tags to a person and take others away; a tag that is not there yet is made',
  params,
  body: z.strictObject({
    add: z.array(tagName).max(contactLimits.tagsOfContact).default([]),
    remove: z.array(z.int().positive()).max(contactLimits.tagsOfContact).default([]),
  }),
  output: dataOf(contactCard),
  errors: ['too_many_tags', 'contact_erased'],
  permission: mayEdit,
})

export const listTags = defineOperation({
  id: 'contacts.listTags',
  method: 'GET',
  path: '/contact-tags',
  summary: 'Tags of the school by name, each with the number of contacts who have it',
  output: dataOf(wholeList(tag, contactLimits.tags)),
  errors: [],
  permission: maySee,
})

export const createTag = defineOperation({
  id: 'contacts.createTag',
  method: 'POST',
  path: '/contact-tags',
  summary: 'Make a tag that nobody has yet',
  body: z.strictObject({ name: tagName }),
  output: dataOf(tag),
  status: 201,
  errors: ['tag_taken', 'too_many_tags'],
  permission: mayEdit,
})

export const renameTag = defineOperation({
  id: 'contacts.renameTag',
  method: 'PATCH',
  path: '/contact-tags/:tag',
  summary: 'Give a tag another name',
  params: z.object({ tag: idParam }),
  body: z.strictObject({ name: tagName }),
  output: dataOf(tag),
  errors: ['tag_taken'],
  permission: mayEdit,
})

export const deleteTag = defineOperation({
  id: 'contacts.deleteTag',
  method: 'DELETE',
  path: '/contact-tags/:tag',
  summary: 'Delete a tag that nobody has',
  params: z.object({ tag: idParam }),
  output: acknowledged,
  errors: ['tag_in_use'],
  permission: mayEdit,
})

export const listManagers = defineOperation({
  id: 'contacts.listManagers',
  method: 'GET',
  path: '/contact-managers',
  summary: 'Members of the staff who may look after contacts',
  output: dataOf(wholeList(knownPerson, listLimits.teamMembers)),
  errors: [],
  permission: maySee,
})
