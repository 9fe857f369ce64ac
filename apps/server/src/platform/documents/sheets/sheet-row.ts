/** One row of a table, numbered as a program for tables counts it. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** What is read of a row, of any file. */
export interface SheetLimits {
  readonly columns: number
  readonly cellLength: number
}

/** A row that is not read, with the reason. */
export class SheetError extends Error {
  readonly code: 'too_many_columns' | 'too_long_cell'
  readonly line: number

  constructor(code: SheetError['code'], line: number) {
    super(`${code} in line ${line}`)
    this.name = 'SheetError'
    this.code = code
    this.line = line
  }
}

/** Cells up to the last with something in it. @throws SheetError */
export const checkedRow = (line: number, cells: readonly string[], limits: SheetLimits): SheetRow => {
  let width = cells.length
  while (width > 0 && (cells[width - 1] ?? '').trim() === '') width -= 1
  if (width > limits.columns) throw new SheetError('too_many_columns', line)
  const kept = cells.slice(0, width).map((cell) => cell.trim())
  if (kept.some((cell) => cell.length > limits.cellLength)) throw new SheetError('too_long_cell', line)
  return { line, cells: kept }
}
