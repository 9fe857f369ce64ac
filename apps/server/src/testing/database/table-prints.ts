import type { WriteDatabase } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'

/**
 * A fingerprint of everything in each table of ours, in no order: table name → print. How often something was tried and when
 * somebody was here are left out: they are noted whatever becomes of a call.
 */
export const tablePrints = async (
  db: WriteDatabase,
  except: readonly string[] = [],
): Promise<Record<string, string>> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'attempt_counts' order by 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    if (except.includes(name)) continue
    const { rows } = await db.execute<{ print: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(row, '|' order by row)), '') as print
        from (select (to_jsonb(t) - ${name === 'users' ? 'last_seen_at' : ''}::text)::text as row from ${sql.identifier(name)} as t) as rows`,
    )
    prints[name] = rows[0]?.print ?? ''
  }
  return prints
}
