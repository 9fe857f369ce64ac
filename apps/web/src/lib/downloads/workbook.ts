import writeExcelFile from 'write-excel-file/universal'
import type { Cell } from './csv.ts'

/** Widths in letters: of a name, of an address, of everything else. */
const widths = [24, 28]
const width = 16

/** Rows as a workbook: numbers are numbers, and words are never a formula. The first row stays in sight. */
export const workbookOf = (rows: readonly (readonly Cell[])[]): Promise<Blob> =>
  writeExcelFile(
    rows.map((cells, row) =>
      cells.map((value) => {
        if (value === null || value === '') return null
        if (typeof value === 'number') return { type: Number, value }
        return { type: String, value, ...(row === 0 && { fontWeight: 'bold' as const, wrap: true }) }
      }),
    ),
    { stickyRowsCount: 1, columns: (rows[0] ?? []).map((_, at) => ({ width: widths[at] ?? width })) },
  ).toBlob()
