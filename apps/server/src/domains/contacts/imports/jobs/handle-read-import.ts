import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { ContactImportError } from '@lectern/contract/contacts/imports/contact-imports'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { type ApartRefusal, patientLimits, readApart } from '../../../../platform/documents/read-apart.ts'
import { handleJob, type JobContext, type JobHandler } from '../../../../platform/queue/job.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { tellImport } from '../../../live/index.ts'
import * as imports from '../contact-imports.repository.ts'
import { findLastLine, insertRows } from '../import-rows.repository.ts'
import { type ContactFileRead, contactFileRead, rowsName, waitingRow } from '../reading/contact-file-read.ts'
import { fileKeyOf, readImport } from './import-jobs.ts'

type Parts = Pick<Dependencies, 'db' | 'reading' | 'storage'>
type Change = Parameters<typeof imports.writeImport>[2]

const child = fileURLToPath(new URL('../reading/read-child.ts', import.meta.url))

/** A file that is not read, for good. */
class UnreadError extends Error {
  readonly code: ContactImportError

  constructor(code: ContactImportError, detail: string) {
    super(detail)
    this.name = 'UnreadError'
    this.code = code
  }
}

const refusals: Readonly<Record<ApartRefusal, ContactImportError>> = {
  broken: 'broken',
  unsafe: 'unsafe',
  too_large: 'too_large',
  too_many: 'too_large',
  not_known: 'not_known',
  timed_out: 'too_large',
}

const refusal = (code: ApartRefusal, detail: string): Error => new UnreadError(refusals[code], detail)

/** Reads files of contacts, in a process of its own; what was stored of a file stays stored when its job is done anew. */
export const handleReadImport = (parts: Parts): JobHandler =>
  handleJob(readImport, async ({ import_id: importId, school_id: schoolId }, context) => {
    const row = await imports.findImport(parts.reading, schoolId, importId)
    const dropFile = () => parts.storage.delete(fileKeyOf(schoolId, importId))
    // Deleted before it was read.
    if (row === null) return dropFile()
    if (row.state !== 'waiting' && row.state !== 'reading') return
    const folder = await mkdtemp(join(tmpdir(), 'lectern-contacts-'))
    const note = (change: Change) => writeAndTell(parts, { schoolId, importId }, change, context)
    try {
      await note({ state: 'reading' })
      const read = await readFile(parts, row, folder, context)
      if (read.kind === 'refused') {
        await note({ state: 'failed', error: read.error, errorLine: read.line, fileKey: null })
        return await dropFile()
      }
      await note({ rows: read.rows })
      await storeRows(parts, { schoolId, importId }, folder, context)
      const { encoding, separator, columns, is_guessed: isEncodingGuessed } = read
      await note({
        state: 'ready',
        done: read.rows,
        encoding,
        separator,
        columns,
        isEncodingGuessed,
        fileKey: null,
      })
      await dropFile()
    } catch (error) {
      const code = error instanceof UnreadError ? error.code : context.lastAttempt ? 'stopped' : null
      if (code === null) throw error
      context.log.warn({ err: error, import: importId }, 'a file of contacts was not read')
      await note({ state: 'failed', error: code, fileKey: null })
      await dropFile()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

interface Place {
  readonly schoolId: SchoolId
  readonly importId: number
}

const writeAndTell = ({ db }: Parts, { schoolId, importId }: Place, change: Change, { clock }: JobContext) =>
  db.transaction(async (tx) => {
    const row = await imports.lockImport(tx, schoolId, importId)
    if (!row) return
    await imports.writeImport(tx, row, change, clock.now())
    if (row.userId !== null) await tellImport(tx, row.userId, importId)
  })

const readFile = async (
  { storage }: Parts,
  { fileKey, schoolId, userId }: imports.ImportRow,
  folder: string,
  { signal }: JobContext,
): Promise<ContactFileRead> => {
  const object = fileKey === null ? undefined : await storage.get(fileKey)
  if (!object) throw new UnreadError('file_gone', 'the file is not in the storage')
  const file = join(folder, 'source')
  await pipeline(object.bytes ? [object.bytes] : object.stream, createWriteStream(file))
  if (object.bytes) object.stream.destroy()
  const owner = { schoolId, userId: userId ?? 0 }
  const work = { child, args: [file, folder], folder, owner, signal: signal ?? new AbortController().signal }
  return contactFileRead.parse(await readApart({ ...work, refusal }, patientLimits))
}

/** Rows of one transaction. */
const atOnce = 2_000
/** A job tells how far it is after so many of them. */
const toldEvery = 10

const storeRows = async (
  parts: Parts,
  { schoolId, importId }: Place,
  folder: string,
  { clock, signal }: JobContext,
): Promise<void> => {
  const stored = await findLastLine(parts.reading, importId)
  let [waiting, done, parted]: [{ line: number; cells: string[] }[], number, number] = [[], 0, 0]
  const store = async () => {
    signal?.throwIfAborted()
    const rows = waiting.filter(({ line }) => line > stored)
    done += waiting.length
    waiting = []
    parted += 1
    await parts.db.transaction(async (tx) => {
      const row = await imports.lockImport(tx, schoolId, importId)
      if (!row) throw new UnreadError('stopped', 'the import was deleted')
      if (rows.length > 0) await insertRows(tx, importId, rows)
      await imports.writeImport(tx, row, { done }, clock.now())
      if (row.userId !== null && parted % toldEvery === 0) await tellImport(tx, row.userId, importId)
    })
  }
  for await (const text of createInterface({ input: createReadStream(join(folder, rowsName)) })) {
    const [line, cells] = waitingRow.parse(JSON.parse(text))
    waiting.push({ line, cells })
    if (waiting.length === atOnce) await store()
  }
  if (waiting.length > 0) await store()
}
