import { Logger, runMigrations } from 'graphile-worker'
import { Pool } from 'pg'
import type { DatabaseTarget } from '../database/pool.ts'

/** Brings the queue's own schema (`graphile_worker`) to the newest form. The caller holds the migration lock. */
export const migrateQueue = async (target: DatabaseTarget): Promise<void> => {
  const pool = new Pool({ ...target, max: 2, application_name: 'lectern migrations' })
  pool.on('error', () => {}) // The running query fails with the same reason.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } finally {
    await pool.end()
  }
}
