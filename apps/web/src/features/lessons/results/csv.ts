export type Cell = string | number | null

/** What a spreadsheet would read as a formula, and run. */
const formula = /^[=+\-@\t\r]/

const cellOf = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /["\n\r,;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as a file that spreadsheets open (RFC 4180, UTF-8 with its mark). A text that begins as a formula does gets an apostrophe
 * before it, so that nobody's name runs on somebody's computer.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
