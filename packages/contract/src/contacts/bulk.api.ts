import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { task } from '../tasks/tasks.ts'
import { contactAction, contactRehearsal, contactSelection } from './bulk.ts'
import { contactExport, rightsToAddresses } from './export.ts'

/** Each action has rights of its own beside (`rightsOfAction`). */
const permission = {
  kind: 'staff',
  anyOf: ['contact_edit', 'contact_delete', 'contact_deactivate'],
} as const

export const rehearseContactAction = defineOperation({
  id: 'contacts.rehearseContactAction',
  method: 'POST',
  path: '/contacts/bulk/rehearse',
  summary: 'What an action would do to many contacts; nothing is changed',
  body: z.strictObject({ selection: contactSelection, action: contactAction }),
  output: dataOf(contactRehearsal),
  errors: ['bad_filter', 'list_fills_itself'],
  permission,
  repeat: 'natural',
  perMinute: 60,
})

export const startContactAction = defineOperation({
  id: 'contacts.startContactAction',
  method: 'POST',
  path: '/contacts/bulk',
  summary: 'Do something to many contacts, by a task',
  body: z.strictObject({
    selection: contactSelection,
    action: contactAction,
    /** How many the rehearsal matched: others than these are not touched. */
    expected: z.int().min(0),
  }),
  output: dataOf(task),
  status: 201,
  errors: ['bad_filter', 'list_fills_itself', 'selection_changed', 'too_many_tasks', 'too_many_tags'],
  permission,
})

export const exportContacts = defineOperation({
  id: 'contacts.exportContacts',
  method: 'POST',
  path: '/contacts/export',
  summary: 'Write contacts into a file, by a task; the file is kept for 24 hours for who made it',
  body: contactExport,
  output: dataOf(task),
  status: 201,
  errors: ['bad_filter', 'too_many_tasks'],
  permission: {
    kind: 'staff',
    anyOf: ['contact_export'],
    alsoAnyOf: rightsToAddresses,
  },
})
