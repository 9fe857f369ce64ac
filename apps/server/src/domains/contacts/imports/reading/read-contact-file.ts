import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import { openArchive, type ArchiveLimits } from '../../../../platform/documents/archives/read-archive.ts'
import { DocumentError } from '../../../../platform/documents/document-error.ts'
import { isWorkbook } from '../../../../platform/documents/read-workbook.ts'
import { SheetError, type SheetRow } from '../../../../platform/documents/sheets/sheet-row.ts'
import { openCsv } from '../../../../platform/documents/sheets/stream-csv-rows.ts'
import { streamWorkbookRows } from '../../../../platform/documents/sheets/stream-workbook-rows.ts'
import { createColumnLook } from './column-look.ts'
import { type ContactFileRead, rowsName } from './contact-file-read.ts'

const limits = { columns: importLimits.columns, cellLength: importLimits.cellLength } as const

/** A sheet of 500,000 rows unpacks to some hundred megabytes; it is never in memory whole. */
const archiveLimits: ArchiveLimits = {
  entries: 5_000,
  entryBytes: 2 * 1024 ** 3,
  bytes: 4 * 1024 ** 3,
  ratio: 200,
  smallBytes: 1024 ** 2,
}

interface OpenFile {
  readonly rows: AsyncIterable<SheetRow>
  readonly encoding: string | null
  readonly isGuessed: boolean
  readonly separator: string | null
  readonly close: () => void
}

const startOf = async (file: string): Promise<string> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await handle.close()
  }
}

/** Begin old workbooks, PDF and archives of other kinds: read as text they would be nonsense. */
const foreignStarts = ['\u00D0\u00CF\u0011\u00E0', '%PDF', 'Rar!', '7z\u00BC\u00AF', '\u001F\u008B']

const openFile = async (file: string): Promise<OpenFile> => {
  const start = await startOf(file)
  if (foreignStarts.some((each) => start.startsWith(each))) throw new DocumentError('not_known', 'no table')
  if (!start.startsWith('PK\u0003\u0004')) return { ...(await openCsv(file, limits)), close: () => {} }
  const archive = await openArchive(file, archiveLimits)
  if (!isWorkbook(archive)) throw new DocumentError('not_known', archive.paths.slice(0, 5).join(', '))
  const rows = streamWorkbookRows(archive, limits)
  return { rows, encoding: null, isGuessed: false, separator: null, close: () => archive.close() }
}

/** The headers of columns; those without one keep an empty name. */
const headersOf = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.replaceAll(/\s+/g, ' ').slice(0, importLimits.headerLength))

/** Writes rows for the database, one in a line, and waits where the disk is slower. */
const createRowWriter = (folder: string) => {
  const stream = createWriteStream(join(folder, rowsName))
  return {
    write: async ({ line, cells }: SheetRow) => {
      if (!stream.write(`${JSON.stringify([line, cells])}\n`)) await once(stream, 'drain')
    },
    end: async () => {
      stream.end()
      await once(stream, 'finish')
    },
  }
}

const readRows = async (rows: AsyncIterable<SheetRow>, folder: string) => {
  const writer = createRowWriter(folder)
  let looks: ReturnType<typeof createColumnLook>[] | null = null
  let count = 0
  for await (const row of rows) {
    if (row.cells.length === 0) continue
    if (looks === null) {
      looks = headersOf(row.cells).map(createColumnLook)
      continue
    }
    while (looks.length < row.cells.length) looks.push(createColumnLook(''))
    for (const [at, cell] of row.cells.entries()) looks[at]?.see(cell)
    if ((count += 1) > importLimits.rows) return { error: 'too_many_rows', line: row.line } as const
    await writer.write(row)
  }
  await writer.end()
  if (looks === null || count === 0) return { error: 'empty', line: null } as const
  return { rows: count, columns: looks.map((look) => look.told()) }
}

/**
 * Reads a table of contacts, CSV or XLSX, row by row into a file beside it.
 *
 * @throws DocumentError
 */
export const readContactFile = async (file: string, folder: string): Promise<ContactFileRead> => {
  const { rows, encoding, isGuessed, separator, close } = await openFile(file)
  try {
    const read = await readRows(rows, folder)
    if (read.error !== undefined) return { kind: 'refused', error: read.error, line: read.line }
    return {
      kind: 'read',
      encoding,
      is_guessed: isGuessed,
      separator,
      rows: read.rows,
      columns: read.columns,
    }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    return { kind: 'refused', error: error.code, line: error.line }
  } finally {
    close()
  }
}
