import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'
import { findElement } from '@lectern/contract/kernel/markup'
import { DocumentError } from '../document-error.ts'
import type { Archive } from '../archives/read-archive.ts'
import { columnOf, firstSheet } from '../read-workbook.ts'
import { readXml } from '../read-xml.ts'
import { dateStylesOf, isoOfSerial } from './date-formats.ts'
import { checkedRow, SheetError, type SheetLimits, type SheetRow } from './sheet-row.ts'

/** Of what cells share, and of the parts that are read whole. */
const limits = {
  strings: 3_000_000,
  letters: 150_000_000,
  smallBytes: 16 * 1024 ** 2,
  row: 1_048_576,
} as const

interface Calendar {
  readonly dateStyles: ReadonlySet<number>
  readonly start: 'from1900' | 'from1904'
}

const orEmpty = (words: string | undefined): string => words ?? ''

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Passes an entry to a parser in its parts, and stops behind each of them. */
const passTo = async function* <Taken>(
  parser: Parser,
  source: Readable,
  taken: () => Taken,
): AsyncGenerator<Taken> {
  const decoder = new TextDecoder('utf-8')
  for await (const part of source) {
    if (Buffer.isBuffer(part)) parser.write(decoder.decode(part, { stream: true }))
    yield taken()
  }
  parser.end()
  yield taken()
}

/** Declarations are refused whatever they say, so that nothing is ever expanded (THREATS T33). */
const refuseDeclarations = (_name: string, data: string): void => {
  if (/^!\s*(doctype|entity)/i.test(data)) throw new DocumentError('unsafe', 'a declaration in a sheet')
}

const xml = { xmlMode: true, decodeEntities: true } as const

/** What cells share, without what only says how it is pronounced. */
const readShared = async (archive: Archive): Promise<readonly string[]> => {
  const source = await archive.stream('xl/sharedStrings.xml')
  if (!source) return []
  const shared: string[] = []
  let [words, letters, isText, isSpoken] = ['', 0, false, false]
  const parser = new Parser(
    {
      onopentagname: (name) => {
        const plain = withoutPrefix(name)
        if (plain === 'si') words = ''
        if (plain === 'rPh') isSpoken = true
        isText = plain === 't'
      },
      ontext: (text) => {
        if (!isText || isSpoken) return
        letters += text.length
        words += text
        if (letters > limits.letters) throw new DocumentError('too_large', `${letters} shared letters`)
      },
      onclosetag: (name) => {
        const plain = withoutPrefix(name)
        isText = false
        if (plain === 'rPh') isSpoken = false
        if (plain !== 'si') return
        if (shared.push(words) > limits.strings) throw new DocumentError('too_large', 'shared words')
      },
      onprocessinginstruction: refuseDeclarations,
    },
    xml,
  )
  const parts = passTo(parser, source, () => undefined)
  let isOver = false
  while (!isOver) isOver = (await parts.next()).done === true
  return shared
}

interface OpenCell {
  readonly at: number
  readonly type: string | undefined
  readonly style: number
}

const wordsOf = (
  { type, style }: OpenCell,
  value: string,
  shared: readonly string[],
  { dateStyles, start }: Calendar,
): string => {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type === 'd') return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '')
  if (type !== undefined && type !== 'n') return value
  if (value !== '' && dateStyles.has(style)) return isoOfSerial(Number(value), start) ?? value
  return /^-?[\d.]+e[+-]?\d+$/i.test(value) ? String(Number(value)) : value
}

/** A parser of a sheet, and the rows that it has finished. */
const createSheetParser = (shared: readonly string[], calendar: Calendar, most: SheetLimits) => {
  let rows: SheetRow[] = []
  let [line, value, isValue, isSpoken, next] = [0, '', false, false, 0]
  let cells: string[] = []
  let cell: OpenCell | null = null
  const openCell = (attributes: Readonly<Record<string, string>>) => {
    const at = attributes['r'] === undefined ? next : columnOf(attributes['r'])
    if (at >= 4 * most.columns) throw new SheetError('too_many_columns', line)
    cell = { at, type: attributes['t'], style: Number(attributes['s'] ?? -1) }
    next = at + 1
    value = ''
  }
  const openRow = (attributes: Readonly<Record<string, string>>) => {
    line = Number(attributes['r'] ?? line + 1)
    if (!Number.isInteger(line) || line > limits.row)
      throw new DocumentError('broken', 'a row without a number')
    cells = []
    next = 0
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const plain = withoutPrefix(name)
        if (plain === 'row') openRow(attributes)
        else if (plain === 'c') openCell(attributes)
        else if (plain === 'rPh') isSpoken = true
        isValue = cell !== null && (plain === 'v' || plain === 't')
      },
      ontext: (text) => {
        if (!isValue || isSpoken) return
        value += text
        if (value.length > 4 * most.cellLength) throw new SheetError('too_long_cell', line)
      },
      onclosetag: (name) => {
        const plain = withoutPrefix(name)
        isValue = false
        if (plain === 'rPh') isSpoken = false
        if (plain === 'c' && cell !== null) {
          if (cell.at >= 0) cells[cell.at] = wordsOf(cell, value, shared, calendar)
          cell = null
        }
        if (plain === 'row') rows.push(checkedRow(line, Array.from(cells, orEmpty), most))
      },
      onprocessinginstruction: refuseDeclarations,
    },
    xml,
  )
  const taken = (): SheetRow[] => {
    const done = rows
    rows = []
    return done
  }
  return { parser, taken }
}

const readCalendar = async (archive: Archive): Promise<Calendar> => {
  const part = async (path: string) => {
    const bytes = await archive.read(path, limits.smallBytes)
    return bytes && readXml(bytes.toString('utf8'))
  }
  const book = await part('xl/workbook.xml')
  const styles = await part('xl/styles.xml')
  const since = book && findElement(book, 'workbookPr')?.attributes['date1904']
  return {
    dateStyles: dateStylesOf(styles && (findElement(styles, 'styleSheet') ?? styles)),
    start: since === '1' || since === 'true' ? 'from1904' : 'from1900',
  }
}

/**
 * The rows of the first sheet of a workbook of any size, of formulas what they came to last; dates as ISO.
 *
 * @throws DocumentError broken, unsafe, too_large; SheetError
 */
export const streamWorkbookRows = async function* (
  archive: Archive,
  most: SheetLimits,
): AsyncGenerator<SheetRow> {
  const source = await archive.stream(await firstSheet(archive))
  if (!source) throw new DocumentError('broken', 'a workbook without a sheet')
  source.pause()
  const { parser, taken } = createSheetParser(await readShared(archive), await readCalendar(archive), most)
  for await (const rows of passTo(parser, source, taken)) yield* rows
}
