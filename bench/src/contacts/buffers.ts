import type { Pool } from 'pg'

/** Begins to count what PostgreSQL reads. */
export const forgetStatements = async (pool: Pool): Promise<void> => {
  await pool.query('select pg_stat_statements_reset()')
}

/** Buffers of 8 kB of one call: of the statement that reads most among those that do not count, of what counts, and how many statements it takes. */
export interface CallBuffers {
  readonly list: number
  readonly count: number
  readonly statements: number
}

/** What each of so many calls since the last reset read. */
export const buffersOf = async (pool: Pool, calls: number): Promise<CallBuffers> => {
  const { rows } = await pool.query<{ calls: number; buffers: number; counts: boolean }>(`
    select calls::float8, (shared_blks_hit + shared_blks_read)::float8 as buffers, query ~ 'count\\(' as counts
    from pg_stat_statements where query ~* 'contacts' and query !~ 'pg_stat_statements'`)
  const most = (counts: boolean) =>
    Math.max(0, ...rows.filter((row) => row.counts === counts).map(({ buffers }) => buffers)) / calls
  const all = await pool.query<{ calls: number }>(
    `select sum(calls)::float8 as calls from pg_stat_statements where query ~* '^\\s*(with|select|insert|update|delete)' and query !~ 'pg_stat_statements'`,
  )
  return { list: most(false), count: most(true), statements: (all.rows[0]?.calls ?? 0) / calls }
}
