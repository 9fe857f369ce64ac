import { cutSeparatorLine } from '@lectern/contract/files/separator-line'
import papaparse from 'papaparse'
import type { LoadedText } from './load-text.ts'

export const tableLimits = { rows: 1_000, columns: 50, cells: 20_000 } as const

interface ReadTable {
  /** The first row of the file: what its columns are called. */
  readonly head: readonly string[]
  /** All as long as `head`. */
  readonly rows: readonly (readonly string[])[]
  readonly hasMoreRows: boolean
  readonly hasMoreColumns: boolean
}

/** The rows of a CSV file, whatever separates their cells; as many as a page holds. */
export const readTable = ({ text, isCut }: LoadedText): ReadTable => {
  const { rows: given, delimiter } = cutSeparatorLine(text)
  const { data, meta } = papaparse.parse<string[]>(given, {
    delimiter,
    preview: tableLimits.rows + 1,
    skipEmptyLines: 'greedy',
  })
  // The cut may stand inside the last row.
  const whole = isCut && !meta.truncated && data.length > 1 ? data.slice(0, -1) : data
  const widest = whole.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Math.min(tableLimits.columns, widest)
  const [head = [], ...rows] = whole
    .slice(0, 1 + Math.floor(tableLimits.cells / Math.max(1, columns)))
    .map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''))
  return {
    head,
    rows,
    hasMoreRows: isCut || meta.truncated || whole.length > rows.length + 1,
    hasMoreColumns: widest > columns,
  }
}
