import type { WriteDatabase } from '../../platform/database/pool.ts'
import { sql } from '../../platform/database/sql.ts'

/** How many rows each table of ours holds: table name → rows. */
export const countRows = async (db: WriteDatabase): Promise<Record<string, number>> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${sql.identifier(name)}`,
    )
    counts[name] = rows[0]?.total ?? 0
  }
  return counts
}
