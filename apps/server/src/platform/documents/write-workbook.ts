import writeExcelFile from 'write-excel-file/node'

/** Wide enough for a sentence's beginning. */
const columnWidth = 24

/**
 * A workbook of one sheet, whose first row stays in sight. Every cell is words and never a formula, whatever it begins with
 * (THREATS T66).
 */
export const writeWorkbook = async (rows: readonly (readonly string[])[]): Promise<Buffer> =>
  writeExcelFile(
    rows.map((cells, row) =>
      cells.map((words) =>
        words === ''
          ? null
          : { type: String, value: words, ...(row === 0 && { fontWeight: 'bold' as const }) },
      ),
    ),
    {
      sheet: 'Questions',
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map(() => ({ width: columnWidth })),
    },
  ).toBuffer()
