import { Client } from 'pg'
import type { DatabaseTarget } from '../../platform/database/pool.ts'

/** The same server, another database on it. */
export const namedDatabase = (target: DatabaseTarget, database: string): DatabaseTarget => {
  if (target.connectionString === undefined) return { ...target, database }
  const url = new URL(target.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Runs `work` on one connection to the server's own database. */
export const onServer = async <T>(
  target: DatabaseTarget,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client({ ...target, application_name: 'lectern tests' })
  client.on('error', () => {}) // The running query fails with the same reason.
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
