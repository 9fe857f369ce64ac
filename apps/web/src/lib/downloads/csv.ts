import papaparse from 'papaparse'
/** What stands in a cell of an exported table. */
export type Cell = string | number | null

/**
 * Where a program for tables begins to read a formula, and runs it: at the beginning of a cell, also in letters of full width, and after
 * what some of them part cells by.
 */
const formula = /^(?=[\t\r])|(?<=^|[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/**
 * Rows as a file that spreadsheets open (RFC 4180, UTF-8 with its mark). What begins as a formula does gets an apostrophe
 * before it, so that nobody's name runs on somebody's computer.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): Blob => {
  const text = papaparse.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(formula, "'") : cell))),
    { newline: '\r\n' },
  )
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}
