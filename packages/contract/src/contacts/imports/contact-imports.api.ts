import { z } from 'zod'
import { acknowledged, cutList, dataOf } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { cursorListOf, cursorQuery } from '../../kernel/paging.ts'
import {
  contactImport,
  importCounts,
  importedRow,
  importLimits,
  importPlan,
  importVerdicts,
  listedImport,
} from './contact-imports.ts'

/** Those who import: people of the whole school are compared with the file, so they see all of them. */
export const mayImport = {
  kind: 'staff',
  anyOf: ['contact_create.import'],
  alsoAnyOf: ['contact_list', 'contact_read'],
} as const

const params = z.object({ import: idParam })

export const listContactImports = defineOperation({
  id: 'contacts.listContactImports',
  method: 'GET',
  path: '/contacts/imports',
  summary: 'The latest imports of contacts of the school',
  output: cutList(listedImport, importLimits.listed),
  errors: [],
  permission: mayImport,
})

export const getContactImport = defineOperation({
  id: 'contacts.getContactImport',
  method: 'GET',
  path: '/contacts/imports/:import',
  summary: 'One import: its columns, what becomes of them, and how far it is',
  params,
  output: dataOf(contactImport),
  errors: [],
  permission: mayImport,
})

export const checkContactImport = defineOperation({
  id: 'contacts.checkContactImport',
  method: 'PUT',
  path: '/contacts/imports/:import/plan',
  summary: 'Say where columns go and by which rules; every row is tried and nothing is written',
  params,
  body: importPlan,
  output: dataOf(contactImport),
  errors: ['import_changed', 'import_not_ready', 'list_fills_itself', 'list_name_taken', 'too_many_lists'],
  permission: mayImport,
})

export const listImportRows = defineOperation({
  id: 'contacts.listImportRows',
  method: 'GET',
  path: '/contacts/imports/:import/rows',
  summary: 'Rows of the file by line, each with what becomes of it; none before the dry run',
  params,
  query: z.object({ ...cursorQuery(50), verdict: z.enum(importVerdicts).optional() }),
  output: cursorListOf(importedRow),
  errors: [],
  permission: mayImport,
})

export const startContactImport = defineOperation({
  id: 'contacts.startContactImport',
  method: 'POST',
  path: '/contacts/imports/:import/start',
  summary: 'Import what the dry run promised, by a task that can be taken back for 30 days',
  params,
  body: z.strictObject({
    /** What the caller saw: another dry run since is refused. */
    expected: importCounts,
    base_version: z.int().nonnegative(),
  }),
  output: dataOf(contactImport),
  errors: [
    'import_stale',
    'import_not_ready',
    'too_many_tasks',
    'too_many_tags',
    'list_fills_itself',
    'list_name_taken',
    'too_many_lists',
  ],
  permission: mayImport,
})

export const deleteContactImport = defineOperation({
  id: 'contacts.deleteContactImport',
  method: 'DELETE',
  path: '/contacts/imports/:import',
  summary: 'Forget an import and its rows; people whom it brought stay',
  params,
  output: acknowledged,
  errors: ['import_not_ready'],
  permission: mayImport,
})
