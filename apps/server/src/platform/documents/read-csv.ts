import { cutSeparatorLine } from '@lectern/contract/files/separator-line'
import papaparse from 'papaparse'

/** Signs with which a cell would be a formula in a program for tables (THREATS T66), behind quotes that guard it. */
const dangerous = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell without the quote that guards it. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell

/**
 * The rows of a text with parted values; what parts them stands in its first line, or is found out. A quote that guards a cell is
 * taken off.
 */
export const readCsv = (text: string, mostRows: number): string[][] => {
  const { rows, delimiter } = cutSeparatorLine(text)
  return papaparse
    .parse<string[]>(rows, { preview: mostRows, skipEmptyLines: true, delimiter })
    .data.map((cells) => cells.map(withoutGuard))
}

/** A cell of a table: words, or a number that a program counts with. */
export type TableCell = string | number

/** Some lines of a text with parted values that no program takes for formulas: a number is none, also below nothing. */
const csvLines = (rows: readonly (readonly TableCell[])[]): string =>
  `${papaparse.unparse(
    rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' && dangerous.test(cell) ? `'${cell}` : cell)),
    ),
    { newline: '\r\n' },
  )}\r\n`

/** Rows as a text with parted values that no program takes for formulas. */
export const writeCsv = (rows: readonly (readonly TableCell[])[]): string => `\uFEFF${csvLines(rows)}`

/** The same, written while the rows come. */
export const streamCsv = async function* (
  pages: AsyncIterable<readonly (readonly TableCell[])[]>,
): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const rows of pages) if (rows.length > 0) yield csvLines(rows)
}
