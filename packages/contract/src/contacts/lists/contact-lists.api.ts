import { z } from 'zod'
import { filterCount } from '../contact-query.ts'
import { filterTree } from '../../filters/tree.ts'
import { acknowledged, cutList, dataOf, wholeList } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { offeredFamily } from '../contact-filters.ts'
import {
  contactList,
  contactListLimits,
  contactListName,
  membershipChange,
  membershipCheck,
  newContactList,
} from './contact-lists.ts'

const maySee = { kind: 'staff', anyOf: ['contactlist_list', 'contactlist_read'] } as const
/** Those who see who is on a list: people of the school are named there. */
const maySeePeople = { ...maySee, alsoAnyOf: ['contact_list', 'contact_read'] } as const
const mayChangePeople = {
  kind: 'staff',
  anyOf: ['contactlist_edit'],
  alsoAnyOf: ['contact_list', 'contact_read'],
} as const
const mayChange = { kind: 'staff', anyOf: ['contactlist_edit'] } as const
const params = z.object({ list: idParam })
const people = z.strictObject({
  contacts: z.array(z.int().positive()).min(1).max(contactListLimits.peopleAtOnce),
})

export const listFilterFields = defineOperation({
  id: 'contacts.listFilterFields',
  method: 'GET',
  path: '/contact-filters',
  summary: 'By what contacts can be filtered: families of fields, and what a choice of each offers',
  output: dataOf(wholeList(offeredFamily, 50)),
  errors: [],
  permission: {
    kind: 'staff',
    anyOf: ['contact_list', 'contact_read', 'contactlist_list', 'contactlist_read'],
  },
})

export const countFilter = defineOperation({
  id: 'contacts.countFilter',
  method: 'POST',
  path: '/contact-filters/count',
  summary: 'How many contacts pass a filter; counting ends after three seconds',
  body: z.strictObject({ filter: filterTree }),
  output: dataOf(filterCount),
  errors: ['bad_filter'],
  permission: { kind: 'staff', anyOf: ['contact_list', 'contact_read'] },
  repeat: 'natural',
  perMinute: 120,
})

export const listContactLists = defineOperation({
  id: 'contacts.listContactLists',
  method: 'GET',
  path: '/contact-lists',
  summary: 'Lists of contacts by name, each with how many are on it',
  output: dataOf(wholeList(contactList, contactListLimits.lists)),
  errors: [],
  permission: maySee,
})

export const getContactList = defineOperation({
  id: 'contacts.getContactList',
  method: 'GET',
  path: '/contact-lists/:list',
  summary: 'One list of contacts',
  params,
  output: dataOf(contactList),
  errors: [],
  permission: maySee,
})

export const createContactList = defineOperation({
  id: 'contacts.createContactList',
  method: 'POST',
  path: '/contact-lists',
  summary: 'Make a list of contacts: by hand, or one that fills itself',
  body: newContactList,
  output: dataOf(contactList),
  status: 201,
  errors: ['bad_filter', 'too_many_lists', 'list_name_taken'],
  permission: { kind: 'staff', anyOf: ['contactlist_create'] },
})

export const updateContactList = defineOperation({
  id: 'contacts.updateContactList',
  method: 'PATCH',
  path: '/contact-lists/:list',
  summary:
    'Rename a list, or change by what it fills itself; members stay until everybody was looked at anew',
  params,
  body: z.strictObject({
    name: contactListName.optional(),
    filter: filterTree.optional(),
    /** What the caller saw: where it stands no more, the change is refused. */
    base_version: z.int().nonnegative().optional(),
  }),
  output: dataOf(contactList),
  errors: ['bad_filter', 'list_name_taken', 'list_changed', 'list_in_use'],
  permission: mayChange,
})

export const deleteContactList = defineOperation({
  id: 'contacts.deleteContactList',
  method: 'DELETE',
  path: '/contact-lists/:list',
  summary: 'Delete a list; the people on it stay contacts',
  params,
  output: acknowledged,
  errors: ['list_in_use'],
  permission: { kind: 'staff', anyOf: ['contactlist_delete'] },
})

export const addToContactList = defineOperation({
  id: 'contacts.addToContactList',
  method: 'POST',
  path: '/contact-lists/:list/members',
  summary: 'Put people on a list by hand',
  params,
  body: people,
  output: dataOf(contactList),
  errors: ['list_fills_itself'],
  permission: mayChangePeople,
})

export const removeFromContactList = defineOperation({
  id: 'contacts.removeFromContactList',
  method: 'DELETE',
  path: '/contact-lists/:list/members',
  summary: 'Take people off a list by hand',
  params,
  body: people,
  output: dataOf(contactList),
  errors: ['list_fills_itself'],
  permission: mayChangePeople,
})

export const listMembershipChanges = defineOperation({
  id: 'contacts.listMembershipChanges',
  method: 'GET',
  path: '/contact-lists/:list/changes',
  summary: 'Who came onto a list or left it last, and why',
  params,
  output: dataOf(cutList(membershipChange, 50)),
  errors: [],
  permission: maySeePeople,
})

export const checkMembership = defineOperation({
  id: 'contacts.checkMembership',
  method: 'GET',
  path: '/contact-lists/:list/check/:contact',
  summary: 'Whether one person is on a list, and which of its conditions they pass',
  params: z.object({ list: idParam, contact: idParam }),
  output: dataOf(membershipCheck),
  errors: [],
  permission: maySeePeople,
})
