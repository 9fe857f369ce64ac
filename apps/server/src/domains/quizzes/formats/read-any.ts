import { open, readFile } from 'node:fs/promises'
import { decodeText } from '@lectern/contract/files/decode-text'
import { fileReadLimits, type FileFormat } from '@lectern/contract/quizzes/formats/file-formats'
import type { ReadFile } from '@lectern/formats/questions/file/read-file'
import { countMoodle, isMoodle } from '@lectern/formats/questions/moodle/read-moodle'
import { countSheet, readSheet } from '@lectern/formats/questions/sheet/read-sheet'
import { isQtiItem } from '@lectern/formats/questions/qti/read-qti'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import { readCsv } from '../../../platform/documents/read-csv.ts'
import { isWord, readWord, type WordText } from '../../../platform/documents/read-word.ts'
import { isWorkbook, readWorkbook } from '../../../platform/documents/read-workbook.ts'
import { openArchive } from '../../../platform/documents/archives/read-archive.ts'
import { readHtml, readXml } from '../../../platform/documents/read-xml.ts'
import { readMoodleFile } from './read-moodle-file.ts'
import { isQtiPackage, readQtiPackage, readQtiRoot } from './read-qti-files.ts'
import type { PictureShelf } from '../../../platform/documents/picture-shelf.ts'

/** A file whose format is known, read. */
export interface ReadAny extends ReadFile {
  readonly format: FileFormat
  readonly text: string | null
}

export interface AnyContext {
  readonly key: () => string
  readonly gapsName: string
  readonly shelf: PictureShelf
}

/** @throws DocumentError too_many */
const checkCount = (count: number): void => {
  if (count > fileReadLimits.questions) throw new DocumentError('too_many', `${count} questions`)
}

const readXmlFile = async (bytes: Buffer, context: AnyContext): Promise<ReadAny> => {
  const root = readXml(decodeXml(bytes))
  if (isQtiItem(root)) {
    const read = await readQtiRoot(root, 'item.xml', { ...context, readHtml }, context)
    return { format: 'qti', text: null, questions: [read], notes: [] }
  }
  if (!isMoodle(root)) throw new DocumentError('not_known', `<${root.name}>`)
  checkCount(countMoodle(root))
  return { format: 'moodle', text: null, ...(await readMoodleFile(root, context, context.shelf)) }
}

const declared = /^<\?xml[^>]{0,200}encoding=["']([\w.:-]{1,40})["']/

/** The words of XML in the encoding that it names. */
const decodeXml = (bytes: Buffer): string => {
  const name = declared.exec(bytes.subarray(0, 300).toString('latin1').trimStart())?.[1]?.toLowerCase()
  if (name === undefined || name === 'utf-8' || name.startsWith('utf-16')) return decodeText(bytes).text
  try {
    return new TextDecoder(name).decode(bytes)
  } catch {
    throw new DocumentError('broken', `no encoding ${name}`)
  }
}

/** A table whose columns have no names is read as a text. */
const readRows = (format: 'xlsx' | 'csv', rows: string[][], context: AnyContext): ReadAny => {
  checkCount(countSheet(rows) ?? 0)
  const read = readSheet(rows, context)
  if (read) return { format, text: null, ...read }
  const lines = rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t'))
  return { format, text: lines.join('\n'), questions: [], notes: [] }
}

const readWordText = ({ text, pictures }: WordText): ReadAny => ({
  format: 'docx',
  text,
  questions: [],
  notes: pictures === 0 ? [] : [{ code: 'picture_lost', words: `× ${pictures}` }],
})

/** What an archive is, is told by what lies in it. */
const readArchive = async (file: string, context: AnyContext): Promise<ReadAny> => {
  const archive = await openArchive(file)
  try {
    if (isWorkbook(archive)) return readRows('xlsx', await readWorkbook(archive), context)
    if (isWord(archive)) return readWordText(await readWord(archive))
    if (!isQtiPackage(archive)) throw new DocumentError('not_known', archive.paths.slice(0, 5).join(', '))
    const most = fileReadLimits.questions
    const read = await readQtiPackage(archive, { ...context, readHtml }, { shelf: context.shelf, most })
    return { format: 'qti', text: null, ...read }
  } finally {
    archive.close()
  }
}

/** One more than is taken, and the names of the columns. */
const mostRows = fileReadLimits.questions + 2

const headOf = async (file: string): Promise<string> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await handle.close()
  }
}

const looksLikeXml = (head: string): boolean =>
  /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?[\s\0]*</.test(head)

/**
 * Recognises a file by what it holds and reads its questions.
 *
 * @throws DocumentError
 */
export const readAny = async (file: string, name: string, context: AnyContext): Promise<ReadAny> => {
  const head = await headOf(file)
  if (head.startsWith('PK\u0003\u0004')) return readArchive(file, context)
  if (looksLikeXml(head)) return readXmlFile(await readFile(file), context)
  if (/\.(?:csv|tsv)$/i.test(name))
    return readRows('csv', readCsv(decodeText(await readFile(file)).text, mostRows), context)
  throw new DocumentError('not_known', head.slice(0, 20))
}
