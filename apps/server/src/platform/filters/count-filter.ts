import type { Database, Transaction } from '../database/connection.ts'
import { type SQL, sql } from '../database/sql.ts'
import { errorCode } from '../error-fields.ts'

/** How many pass a filter; when that took too long to count, how many were found until then. */
export type FilterCount = { readonly count: number } | { readonly moreThan: number }

const patienceMs = 3_000

/** Rows that are counted at once: so many may be missing from "more than". */
const step = 10_000

/** PostgreSQL: the statement was ended because it took too long. */
const queryCancelled = '57014'

/** Counts those who pass a compiled filter, for three seconds at most. */
export const countFilter = async (
  db: Database,
  ids: SQL,
  patience: number = patienceMs,
): Promise<FilterCount> => {
  const found = { rows: 0 }
  try {
    await db.transaction((tx) => countRows(tx, ids, { until: performance.now() + patience, found }))
    return { count: found.rows }
  } catch (error) {
    if (errorCode(error) !== queryCancelled) throw error
    return { moreThan: found.rows }
  }
}

interface Counting {
  /** In milliseconds of `performance.now`. */
  readonly until: number
  readonly found: { rows: number }
}

/** Moves a cursor over the rows, which sends none of them, so that what was counted is known when the time ends. */
const countRows = async (tx: Transaction, ids: SQL, { until, found }: Counting): Promise<void> => {
  // The plan for all rows, not for the first: a cursor is otherwise taken for somebody who stops early.
  await tx.execute(sql`select set_config('cursor_tuple_fraction', '1', true)`)
  await tx.execute(sql`declare chosen no scroll cursor for select id from ${ids} as everyone`)
  let moved = step
  while (moved === step) {
    const left = Math.max(1, Math.round(until - performance.now()))
    await tx.execute(sql`select set_config('statement_timeout', ${String(left)}, true)`)
    const { rowCount } = await tx.execute(sql.raw(`move forward ${step} in chosen`))
    moved = rowCount ?? 0
    found.rows += moved
  }
}

/** A count as calls answer it. */
export const presentCount = (counted: FilterCount): { count: number; is_exact: boolean } =>
  'count' in counted ? { count: counted.count, is_exact: true } : { count: counted.moreThan, is_exact: false }
