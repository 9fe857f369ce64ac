import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { mayImport } from '@lectern/contract/contacts/imports/contact-imports.api'
import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import { idParam } from '@lectern/contract/kernel/ids'
import { z } from 'zod'
import type { CallerChecks } from '../../../platform/composition/domain.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { streamCsv } from '../../../platform/documents/read-csv.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { attachmentHeaders } from '../../../platform/http/sending/attachment.ts'
import {
  type ByteApp,
  createByteCaller,
  type SignedByteCall,
} from '../../../platform/http/sending/byte-call.ts'
import { seatFor } from '../../../platform/http/sending/seat-for.ts'
import { watchPace } from '../../../platform/uploads/pace.ts'
import { acceptForms, readForm } from '../../../platform/uploads/read-multipart.ts'
import { answerInFolder, receiveSource } from '../../../platform/uploads/work-folder.ts'
import { deleteImport, findImport, type ImportRow } from './contact-imports.repository.ts'
import { listProblemRows } from './import-rows.repository.ts'
import { createImport, readRows } from './use-cases/create-import.ts'
import { showImport } from './use-cases/show-import.ts'

type Parts = Pick<Dependencies, 'db' | 'reading' | 'storage' | 'clock'>

const params = z.object({ import: idParam })

/** Of one address, in a minute. */
const config = { rateLimit: { max: 30, timeWindow: 60_000 } } as const

/** @throws CallError unauthenticated, forbidden */
const importingSeat = async (call: SignedByteCall) => {
  const seat = await seatFor(call, mayImport.anyOf)
  if (!mayImport.alsoAnyOf.some((each) => seat.permissions.has(each))) throw new CallError('forbidden')
  return seat
}

/** Mounts what carries files: a file of contacts that comes in, and its skipped rows. */
export const mountImportFiles = (
  app: ByteApp,
  { db, reading, storage, clock }: Parts,
  doors: CallerChecks,
): void => {
  const caller = createByteCaller({ ...doors, clock })

  void app.register(async (scope) => {
    await acceptForms(scope)
    scope.post(
      '/api/v1/contacts/imports/upload',
      { config: { longBody: true, ...config } },
      (request, reply) =>
        answerInFolder(request, reply, async (folder) => {
          const call = await caller.signed(request, reply)
          const { schoolId } = await importingSeat(call)
          const { userId } = call.actor
          const stop = watchPace(request.raw)
          const { taken } = await readForm(request, receiveSource(folder, importLimits.bytes)).finally(stop)
          const place = { schoolId, userId, now: call.now }
          const made = await db.transaction((tx) => createImport(tx, { ...place, name: taken.name }))
          const { importId } = made
          try {
            // Between the two transactions: a large file keeps no connection waiting.
            await storage.put(made.fileKey, createReadStream(taken.file))
            await db.transaction((tx) => readRows(tx, schoolId, importId))
          } catch (error) {
            await db.transaction((tx) => deleteImport(tx, { id: importId, schoolId }))
            throw error
          }
          reply.code(201)
          return { data: await showImport(db, { ...place, importId }) }
        }),
    )
  })

  app.get('/api/v1/contacts/imports/:import/skipped', { config }, async (request, reply) => {
    const { schoolId } = await importingSeat(await caller.signed(request, reply))
    const importId = params.safeParse(request.params).data?.import
    const row = found(importId === undefined ? null : await findImport(reading, schoolId, importId))
    const headers = attachmentHeaders({
      name: `skipped-${row.id}`,
      ...{ otherwise: 'skipped', extension: 'csv', mimeType: 'text/csv; charset=utf-8', bytes: null },
    })
    return reply.headers(headers).send(Readable.from(streamCsv(skippedRows(reading, row))))
  })
}

const rowsOfPage = 1_000

/** The rows as they stand in the file, behind their lines and reasons. */
const skippedRows = async function* (db: ReadDatabase, { id, columns }: ImportRow) {
  yield [['line', 'result', 'reasons', ...columns.map(({ header }) => header)]]
  let after = 0
  for (;;) {
    const rows = await listProblemRows(db, id, after, rowsOfPage)
    if (rows.length === 0) return
    yield rows.map(({ line, verdict, problems, cells }) => [
      String(line),
      verdict ?? '',
      problems
        .map((each) => [each.code, each.line ?? each.value].filter((part) => part !== null).join(': '))
        .join('; '),
      ...cells,
    ])
    after = rows.at(-1)?.line ?? after
  }
}
