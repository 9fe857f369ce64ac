import type { ViewCount } from '@lectern/contract/views/views'
import type { Database } from '../../../platform/database/pool.ts'
import { countFilter } from '../../../platform/filters/count-filter.ts'
import type { ListReader, ViewedList } from '../services.ts'
import type { ViewRow } from '../views.repository.ts'

/** For all views of a call together. */
const patienceMs = 3_000

const unknown = { count: null, is_more: false, is_broken: false }

/** Counts what views find, one after the other; those for which no time is left are not counted. */
export const countViews = async (
  db: Database,
  { list, reader }: { readonly list: ViewedList; readonly reader: ListReader },
  views: readonly ViewRow[],
  patience: number = patienceMs,
): Promise<ViewCount[]> => {
  const until = performance.now() + patience
  const counts: ViewCount[] = []
  for (const { id, query } of views) {
    const left = until - performance.now()
    counts.push({ id, ...(left > 0 ? await countView(db, list, { reader, query, left }) : unknown) })
  }
  return counts
}

interface Counted extends Pick<ViewRow, 'query'> {
  readonly reader: ListReader
  readonly left: number
}

const countView = async (
  db: Database,
  list: ViewedList,
  { reader, query, left }: Counted,
): Promise<Omit<ViewCount, 'id'>> => {
  const rows = await list.rowsOf(db, reader, query)
  if (rows === null) return { ...unknown, is_broken: true }
  const counted = await countFilter(db, rows, left)
  return 'count' in counted
    ? { count: counted.count, is_more: false, is_broken: false }
    : { count: counted.moreThan, is_more: true, is_broken: false }
}
