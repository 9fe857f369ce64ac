import type { WriteDatabase } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'

/** Names of our tables whose rows say what became of calls: `attempt_counts` says only how often something was tried, `contact_looks` who looked. */
const listTables = async (db: WriteDatabase): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('attempt_counts', 'contact_looks') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** When somebody was here is noted whatever becomes of a call. */
const presence: Readonly<Record<string, string>> = { users: 'last_seen_at', contacts: 'active_at' }

const rowOf = (table: string) => {
  const column = presence[table]
  return column === undefined ? sql`t::text` : sql`(to_jsonb(t) - ${column}::text)::text`
}

/** Sums of hashes know no order of rows. */
const printOf = (table: string) => sql`select ${table}::text as name,
  count(*) || ' ' || coalesce(sum(hashtextextended(${rowOf(table)}, 0)), 0) as print
  from ${sql.identifier(table)} as t`

/**
 * A fingerprint of everything in each table of ours, in no order: table name → print. How often something was tried and when
 * somebody was here are left out: they are noted whatever becomes of a call.
 */
export const tablePrints = async (
  db: WriteDatabase,
  except: readonly string[] = [],
): Promise<Record<string, string>> => {
  const tables = (await listTables(db)).filter((name) => !except.includes(name))
  const { rows } = await db.execute<{ name: string; print: string }>(
    sql.join(tables.map(printOf), sql` union all `),
  )
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
