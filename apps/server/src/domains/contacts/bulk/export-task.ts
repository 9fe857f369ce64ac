import { Readable } from 'node:stream'
import {
  contactColumns,
  contactExportKind,
  contactFileFormats,
  contactFileHours,
} from '@lectern/contract/contacts/export'
import { id } from '@lectern/contract/kernel/ids'
import { z } from 'zod'
import type { House } from '../../../platform/composition/domain.ts'
import { contribute } from '../../../platform/composition/services.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { streamCsv } from '../../../platform/documents/read-csv.ts'
import { streamWorkbook } from '../../../platform/documents/sheets/stream-workbook.ts'
import { defineFileTask, type FileWork, type TaskKind, taskServices } from '../../tasks/index.ts'
import { contactScopeOf } from '../contacts.policy.ts'
import { contactServices, type LearnersOfTeams } from '../services.ts'
import { listTagsOf } from '../tags.repository.ts'
import type { LookNotes } from '../looks/noting-looks.ts'
import { fileRow, hasAddresses } from './contact-file.ts'
import { listForFile } from './export.repository.ts'

/** What a file is made by; fields have the titles that they had when it was asked for. */
const preparedExport = z.object({
  columns: z.array(z.enum(contactColumns)),
  fields: z.array(z.object({ id, title: z.string() })),
  format: z.enum(contactFileFormats),
})
type PreparedExport = z.output<typeof preparedExport>

interface Parts {
  readonly reading: ReadDatabase
  readonly looks: LookNotes
  readonly learnersOfTeams: LearnersOfTeams
}

const hourMs = 60 * 60 * 1000

/** The task that writes contacts into a file. */
const exportTask = (parts: Parts): TaskKind =>
  defineFileTask({
    kind: contactExportKind,
    input: preparedExport,
    rights: ['contact_export'],
    batch: 1_000,
    fileTaken: ({ input, total: contacts, ...taker }) => {
      const { format, columns } = preparedExport.parse(input)
      parts.looks.downloaded({ ...taker, contacts, format, hasAddresses: hasAddresses(columns) })
    },
    makeFile: async (work) => {
      const { format } = work.input
      const rows = rowsOf(parts, work)
      return {
        name: `contacts-${work.taskId}.${format}`,
        stream: format === 'csv' ? Readable.from(streamCsv(rows)) : streamWorkbook(rows),
        keptMs: contactFileHours * hourMs,
      }
    },
  })

const rowsOf = async function* (
  { reading, learnersOfTeams }: Parts,
  { input: { columns, fields }, pages }: FileWork<PreparedExport>,
) {
  const fieldIds = fields.map((field) => field.id)
  yield [[...columns, ...fields.map(({ title }) => title)]]
  for await (const { schoolId, seat, userId, ids } of pages) {
    const scope = await contactScopeOf(reading, seat, userId, learnersOfTeams, 'read')
    const found = await listForFile(reading, { schoolId, scope, ids })
    const tags = await listTagsOf(reading, schoolId, ids)
    yield found.map((contact) => fileRow({ contact, tags: tags.get(contact.id) ?? [] }, columns, fieldIds))
  }
}

export const exportTaskOf = async ({ get, dependencies: { reading } }: House): Promise<TaskKind> =>
  exportTask({
    reading,
    learnersOfTeams: await get(contactServices.learnersOfTeams),
    looks: await get(contactServices.lookNotes),
  })

export const provideExportTask = contribute(taskServices.kinds, exportTaskOf)
