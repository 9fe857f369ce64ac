import { z } from 'zod'
import { listLimits } from '../kernel/limits.ts'
import { id } from '../kernel/ids.ts'
import { contactSelection } from './bulk.ts'

/** What a file of contacts may tell of each. */
export const contactColumns = [
  'id',
  'name',
  'surname',
  'email',
  'phone',
  'country',
  'city',
  'language',
  'time_zone',
  'birthday',
  'source',
  'status',
  'address_state',
  'manager',
  'tags',
  'active_at',
  'created_at',
] as const
export type ContactColumn = (typeof contactColumns)[number]

/** By this its task is known. */
export const contactExportKind = 'contacts.exportFile'

export const contactFileFormats = ['csv', 'xlsx'] as const

/** Hours for which the file is kept, for who made it. */
export const contactFileHours = 24

/** Rows that a sheet of a workbook holds below its headings. */
export const mostSheetRows = 1_048_575

export const contactExport = z.strictObject({
  selection: contactSelection,
  columns: z
    .array(z.enum(contactColumns))
    .min(1)
    .max(contactColumns.length)
    .refine((columns) => new Set(columns).size === columns.length, 'twice'),
  /** Own fields behind them. */
  field_ids: z.array(id).max(listLimits.ownFields).default([]),
  format: z.enum(contactFileFormats),
})
export type ContactExport = z.output<typeof contactExport>

/** One of these beside is needed: whoever sees no more than a part of an e-mail takes none along. */
export const rightsToAddresses = [
  'contact_read',
  'contact_read.team',
  'contact_read.own',
  'contact_edit',
] as const
