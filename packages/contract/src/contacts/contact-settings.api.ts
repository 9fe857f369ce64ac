import { z } from 'zod'
import { dataOf, dataWith } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import {
  contactFieldChange,
  contactFieldReview,
  contactOrderChange,
  contactSettings,
  contactTabChange,
  newContactField,
  newContactTab,
} from './contact-settings.ts'

const maySee = { kind: 'staff', anyOf: ['contactfield_list', 'contactfield_read'] } as const
const mayCreate = { kind: 'staff', anyOf: ['contactfield_create'] } as const
const mayEdit = { kind: 'staff', anyOf: ['contactfield_edit'] } as const
const mayDelete = { kind: 'staff', anyOf: ['contactfield_delete'] } as const

const oneTab = z.object({ tab: idParam })
const oneField = z.object({ field: idParam })
const output = dataOf(contactSettings)

export const getContactSettings = defineOperation({
  id: 'contacts.getContactSettings',
  method: 'GET',
  path: '/contact-fields',
  summary: 'Tabs of the school with their fields, the archived ones too, and how many contacts answered each',
  output,
  errors: [],
  permission: maySee,
})

export const createContactTab = defineOperation({
  id: 'contacts.createContactTab',
  method: 'POST',
  path: '/contact-tabs',
  summary: 'Add a tab at the end',
  body: newContactTab,
  output: dataWith(contactSettings, { tab_id: id }),
  status: 201,
  errors: ['too_many_contact_tabs'],
  permission: mayCreate,
})

export const updateContactTab = defineOperation({
  id: 'contacts.updateContactTab',
  method: 'PATCH',
  path: '/contact-tabs/:tab',
  summary: 'Give a tab another title',
  params: oneTab,
  body: contactTabChange,
  output,
  errors: [],
  permission: mayEdit,
})

export const deleteContactTab = defineOperation({
  id: 'contacts.deleteContactTab',
  method: 'DELETE',
  path: '/contact-tabs/:tab',
  summary: 'Remove a tab that holds no fields',
  params: oneTab,
  output,
  errors: ['contact_tab_not_empty'],
  permission: mayDelete,
})

export const createContactField = defineOperation({
  id: 'contacts.createContactField',
  method: 'POST',
  path: '/contact-fields',
  summary: 'Add a field at the end of a tab',
  body: newContactField,
  output: dataWith(contactSettings, { field_id: id }),
  status: 201,
  errors: ['too_many_contact_fields', 'contact_field_key_taken'],
  permission: mayCreate,
})

export const updateContactField = defineOperation({
  id: 'contacts.updateContactField',
  method: 'PATCH',
  path: '/contact-fields/:field',
  summary: 'Change what is named of a field; nobody loses a value unless that is accepted',
  params: oneField,
  body: contactFieldChange.extend({ accepts_loss: z.boolean().default(false) }),
  output,
  errors: ['contact_field_answered', 'contact_field_shared', 'contact_values_lost'],
  permission: mayEdit,
})

export const rehearseContactField = defineOperation({
  id: 'contacts.rehearseContactField',
  method: 'POST',
  path: '/contact-fields/:field/rehearse',
  summary: 'Whose values a change of a field would touch; changes nothing',
  params: oneField,
  body: contactFieldChange,
  output: dataOf(contactFieldReview),
  errors: [],
  permission: mayEdit,
})

export const orderContactFields = defineOperation({
  id: 'contacts.orderContactFields',
  method: 'PUT',
  path: '/contact-fields/order',
  summary: 'Put tabs and fields in order, and fields into tabs; names each of them once',
  body: contactOrderChange,
  output,
  errors: ['contact_order_stale'],
  permission: mayEdit,
})

export const archiveContactField = defineOperation({
  id: 'contacts.archiveContactField',
  method: 'POST',
  path: '/contact-fields/:field/archive',
  summary: 'Ask a field no more; the values of people are kept',
  params: oneField,
  output,
  errors: [],
  permission: mayDelete,
})

export const restoreContactField = defineOperation({
  id: 'contacts.restoreContactField',
  method: 'POST',
  path: '/contact-fields/:field/restore',
  summary: 'Ask an archived field again, at the end of its tab, with the values that people had',
  params: oneField,
  output,
  errors: ['too_many_contact_fields'],
  permission: mayDelete,
})
