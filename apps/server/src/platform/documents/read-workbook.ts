import { posix } from 'node:path'
import {
  childOf,
  childrenOf,
  everyElement,
  findElement,
  wordsOf,
  type Markup,
} from '@lectern/contract/kernel/markup'
import { DocumentError } from './document-error.ts'
import type { Archive } from './archives/read-archive.ts'
import { readXml } from './read-xml.ts'

const limits = { rows: 5_000, columns: 80 } as const

const readPart = async (archive: Archive, path: string): Promise<Markup | undefined> => {
  const bytes = await archive.read(path)
  return bytes && readXml(bytes.toString('utf8'))
}

/** Where the first sheet lies. */
export const firstSheet = async (archive: Archive): Promise<string> => {
  const book = await readPart(archive, 'xl/workbook.xml')
  const links = await readPart(archive, 'xl/_rels/workbook.xml.rels')
  const [sheet] = childrenOf(book && findElement(book, 'sheets'), 'sheet')
  const id = Object.entries(sheet?.attributes ?? {}).find(([name]) => name.endsWith(':id'))?.[1]
  const target = childrenOf(links, 'Relationship').find(({ attributes }) => attributes['Id'] === id)
  const path = target?.attributes['Target'] ?? 'worksheets/sheet1.xml'
  return path.startsWith('/') ? path.slice(1) : posix.normalize(`xl/${path}`)
}

/** Words of a cell, without those that only say how it is pronounced. */
const richWords = (of: Markup): string =>
  everyElement({
    ...of,
    children: of.children.filter((node) => typeof node === 'string' || node.name !== 'rPh'),
  })
    .filter(({ name }) => name === 't')
    .map(wordsOf)
    .join('')

/** Letters before the number of a row: "C7" is the third column. */
export const columnOf = (place: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '').reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

const cellWords = (cell: Markup, shared: readonly string[]): string => {
  const { t: type } = cell.attributes
  const value = wordsOf(childOf(cell, 'v'))
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'inlineStr') return richWords(childOf(cell, 'is') ?? cell)
  if (type === 'b') return value === '1' ? 'true' : 'false'
  return type === 'e' ? '' : value
}

/** Whether an archive is a workbook. */
export const isWorkbook = ({ paths }: Archive): boolean => paths.includes('xl/workbook.xml')

/**
 * The cells of the first sheet of a workbook as words; of formulas what they came to last.
 *
 * @throws DocumentError broken, too_many
 */
export const readWorkbook = async (archive: Archive): Promise<string[][]> => {
  const sheet = await readPart(archive, await firstSheet(archive))
  if (!sheet) throw new DocumentError('broken', 'a workbook without a sheet')
  const strings = await readPart(archive, 'xl/sharedStrings.xml')
  const shared = childrenOf(strings, 'si').map(richWords)
  const rows = childrenOf(childOf(sheet, 'sheetData'), 'row')
  if (rows.length > limits.rows) throw new DocumentError('too_many', `${rows.length} rows`)
  return rows.map((row) => {
    const cells: string[] = []
    childrenOf(row, 'c').forEach((cell, order) => {
      const place = cell.attributes['r']
      const at = place === undefined ? order : columnOf(place)
      if (at >= 0 && at < limits.columns) cells[at] = cellWords(cell, shared)
    })
    return Array.from(cells, (cell: string | undefined) => cell ?? '')
  })
}
