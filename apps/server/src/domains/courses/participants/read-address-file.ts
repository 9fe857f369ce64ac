import { readFile } from 'node:fs/promises'
import {
  type AddressColumn,
  mostListed,
  readAddressColumns,
} from '@lectern/contract/courses/addresses/read-addresses'
import { decodeText } from '@lectern/contract/files/decode-text'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import { openArchive } from '../../../platform/documents/archives/read-archive.ts'
import { readCsv } from '../../../platform/documents/read-csv.ts'
import { isWorkbook, readWorkbook } from '../../../platform/documents/read-workbook.ts'

/** One more than is taken, and the names of the columns. */
const mostRows = mostListed + 2

const readRows = async (file: string): Promise<string[][]> => {
  const bytes = await readFile(file)
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const { text } = decodeText(bytes)
    if (text.includes('\0')) throw new DocumentError('not_known', 'no text')
    return readCsv(text, mostRows)
  }
  const archive = await openArchive(file)
  try {
    if (isWorkbook(archive)) return await readWorkbook(archive)
    throw new DocumentError('not_known', archive.paths.slice(0, 5).join(', '))
  } finally {
    archive.close()
  }
}

/**
 * The addresses of a table, whatever its file is called.
 *
 * @throws DocumentError
 */
export const readAddressFile = async (file: string): Promise<{ columns: readonly AddressColumn[] }> => {
  const columns = readAddressColumns(await readRows(file))
  if (columns.length === 0) throw new DocumentError('not_known', 'no addresses')
  const most = Math.max(...columns.map(({ rows }) => rows.length))
  if (most > mostListed) throw new DocumentError('too_many', `${most} addresses`)
  return { columns }
}
