import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { TableCell } from '../read-csv.ts'

/** More letters than that no cell holds. */
const mostLetters = 32_767

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parcel = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts that are the same in every workbook of one sheet. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${parcel}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${parcel}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${parcel}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
// oxlint-disable-next-line no-control-regex -- signs that XML cannot hold
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const wordsCell = (words: string): string => {
  const shown = words
    .slice(0, mostLetters)
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>\r]/g, (sign) => escapes[sign] ?? '')
  return `<c t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`
}

const cellOf = (cell: TableCell): string =>
  typeof cell === 'number' ? `<c><v>${cell}</v></c>` : wordsCell(cell)

const sheetOf = async function* (pages: AsyncIterable<readonly (readonly TableCell[])[]>) {
  yield `${head}<worksheet xmlns="${main}"><sheetData>`
  for await (const rows of pages)
    yield rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('')
  yield '</sheetData></worksheet>'
}

/**
 * A workbook of one sheet, written while its rows come: a page of them is in memory at a time. A cell is words or a number,
 * and never a formula, whatever it begins with (THREATS T66).
 */
export const streamWorkbook = (pages: AsyncIterable<readonly (readonly TableCell[])[]>): Readable => {
  const zip = new ZipFile()
  const stream = zip.outputStream
  if (!(stream instanceof Readable)) throw new Error('The workbook is no stream.')
  const sheet = Readable.from(sheetOf(pages))
  const fail = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  sheet.once('error', fail)
  stream.once('close', () => sheet.destroy())
  for (const [path, words] of Object.entries(parts)) zip.addBuffer(Buffer.from(words), path)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return stream
}
