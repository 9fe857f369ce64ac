import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { migrateQueue } from '../queue/migrate-queue.ts'
import { migrator, nodePostgres } from './drizzle.ts'
import type { DatabaseTarget } from './pool.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number, the same in every version: it is what makes two starting servers wait for each other. */
const migrationLock = 7_203_114_501

const oldestServer = 150_000

/**
 * Brings the database to the newest form: ours and the job queue's. Forward only. Of several servers that start
 * together one migrates, the others wait and find nothing to do. A migration that fails leaves the database as it was.
 *
 * @throws Error when the server is older than PostgreSQL 15 or a migration fails.
 */
export const migrateDatabase = async (target: DatabaseTarget, folder = migrationsFolder): Promise<void> => {
  const client = new Client({ ...target, application_name: 'lectern migrations' })
  client.on('error', () => {}) // The running query fails with the same reason.
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrator.migrate(nodePostgres.drizzle(client), { migrationsFolder: folder })
    await migrateQueue(target)
  } finally {
    await client.end() // Also lets go of the lock.
  }
}

const refuseOldServer = async (client: Client) => {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(rows[0]?.server_version_num)
  if (version >= oldestServer) return
  throw new Error(`This PostgreSQL is version ${Math.floor(version / 10_000)}; Lectern needs 15 or newer.`)
}
