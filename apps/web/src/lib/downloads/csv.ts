import papaparse from 'papaparse'
/** What stands in a cell of an exported table. */
export type Cell = string | number | null

/** What a program for tables reads as a formula, and runs. */
const formula = /^[=+\-@\t\r]/

/**
 * Rows as a file that spreadsheets open (RFC 4180, UTF-8 with its mark). A text that begins as a formula does gets an apostrophe
 * before it, so that nobody's name runs on somebody's computer.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): Blob => {
  const text = papaparse.unparse(
    rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell)),
    ),
    { newline: '\r\n' },
  )
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}
