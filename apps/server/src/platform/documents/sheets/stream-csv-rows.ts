import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { decodeText, type TextEncodingName } from '@lectern/contract/files/decode-text'
import { cutSeparatorLine } from '@lectern/contract/files/separator-line'
import papaparse from 'papaparse'
import { DocumentError } from '../document-error.ts'
import { withoutGuard } from '../read-csv.ts'
import { checkedRow, SheetError, type SheetLimits, type SheetRow } from './sheet-row.ts'

/** A text with parted values, read while it is parsed. */
export interface OpenCsv {
  readonly encoding: TextEncodingName
  readonly isGuessed: boolean
  readonly separator: string
  readonly rows: AsyncIterable<SheetRow>
}

const headBytes = 64 * 1024

const readHead = async (file: string): Promise<Buffer> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The head of most files is ASCII alone: what looks like UTF-8 is read to its end before it counts as that. */
const encodingOf = async (file: string, head: Buffer): Promise<Pick<OpenCsv, 'encoding' | 'isGuessed'>> => {
  const first = decodeText(head, true)
  if (first.encoding !== 'utf-8') return first
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const part of createReadStream(file)) {
    if (!Buffer.isBuffer(part)) continue
    try {
      decoder.decode(part, { stream: true })
    } catch {
      return decodeText(part)
    }
  }
  return first
}

/** So many letters may pass before a row ends: one quote that is never closed would keep all the file in memory. */
const mostUnended = 4_000_000

const lettersOf = async function* (file: string, encoding: string, skipped: number) {
  const decoder = new TextDecoder(encoding)
  let left = skipped
  for await (const part of createReadStream(file)) {
    if (!Buffer.isBuffer(part)) continue
    const text = decoder.decode(part, { stream: true })
    const rest = text.slice(left)
    left -= text.length - rest.length
    if (rest !== '') yield rest
  }
}

const rowsOf = async function* (
  letters: AsyncIterable<string>,
  delimiter: string,
  limits: SheetLimits,
): AsyncGenerator<SheetRow> {
  let [unended, line] = [0, 0]
  const counted = async function* () {
    for await (const text of letters) {
      unended += text.length
      if (unended > mostUnended) throw new SheetError('too_long_cell', line + 1)
      yield text
    }
  }
  const source = Readable.from(counted())
  const parser = papaparse.parse(papaparse.NODE_STREAM_INPUT, { delimiter })
  source.once('error', (error) => parser.destroy(error))
  for await (const cells of source.pipe(parser)) {
    line += 1
    unended = 0
    if (Array.isArray(cells)) yield checkedRow(line, cells.map(String).map(withoutGuard), limits)
  }
}

const usualSeparator = ','

/**
 * Opens a text with parted values of a stranger, of any size and in any usual encoding.
 *
 * @throws DocumentError not_known for what is no text; the rows throw SheetError
 */
export const openCsv = async (file: string, limits: SheetLimits): Promise<OpenCsv> => {
  const head = await readHead(file)
  const { encoding, isGuessed } = await encodingOf(file, head)
  const text = new TextDecoder(encoding).decode(head, { stream: true })
  if (text.includes('\0')) throw new DocumentError('not_known', 'zeros in a text')
  const { rows, delimiter } = cutSeparatorLine(text)
  const separator = delimiter === '' ? separatorOf(rows) : delimiter
  const letters = lettersOf(file, encoding, text.length - rows.length)
  return { encoding, isGuessed, separator, rows: rowsOf(letters, separator, limits) }
}

/** A file of one column has none. */
const separatorOf = (text: string): string => {
  const { meta, errors } = papaparse.parse<string[]>(text, { preview: 20 })
  return errors.some(({ code }) => code === 'UndetectableDelimiter') ? usualSeparator : meta.delimiter
}
