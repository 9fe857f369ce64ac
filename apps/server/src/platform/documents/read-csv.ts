import papaparse from 'papaparse'

/** Signs with which a cell would be a formula in a program for tables (THREATS T66), behind quotes that guard it. */
const dangerous = /^'*[=+\-@\t\r＝＋－＠]/

/** The rows of a text with parted values; what parts them is found out. A quote that guards a cell is taken off. */
export const readCsv = (text: string, mostRows: number): string[][] =>
  papaparse
    .parse<string[]>(text, { preview: mostRows, skipEmptyLines: true })
    .data.map((cells) =>
      cells.map((cell) => (cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell)),
    )

/** Rows as a text with parted values that no program takes for formulas. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${papaparse.unparse(
    rows.map((cells) => cells.map((cell) => (dangerous.test(cell) ? `'${cell}` : cell))),
    { newline: '\r\n' },
  )}\r\n`
