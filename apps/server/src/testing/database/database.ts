import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { type OpenDatabase, openDatabase, type PoolOptions } from '../../platform/database/pool.ts'
import { silentLog } from '../../platform/log.ts'
import { namedDatabase, onServer } from './database-server.ts'

/** How many connections a test has, and how long a query waits for one. */
export type TestPool = Pick<PoolOptions, 'size' | 'connectionPatienceMs'>

interface TestDatabase extends OpenDatabase {
  readonly name: string
  /** Closes it, and removes it from the server. */
  drop(): Promise<void>
}

/**
 * Makes a database on the server of the run.
 *
 * @param template the database that is copied: a migrated one without rows unless another is named
 */
export const createTestDatabase = async (
  pool: TestPool = {},
  template = inject('testServer').template,
): Promise<TestDatabase> => {
  const { target, template: prefix } = inject('testServer')
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await onServer(target, (client) => client.query(`create database ${name} template ${template}`))
  const database = openDatabase(namedDatabase(target, name), {
    log: silentLog,
    name: 'lectern tests',
    // A crowd on a busy machine waits longer for its turn than people should; what a test asks is that it comes to an end.
    connectionPatienceMs: 60_000,
    ...pool,
  })
  const drop = async () => {
    await database.close()
    await onServer(target, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { ...database, name, drop }
}

/**
 * A migrated database without rows, for the calling test file alone; it is dropped after the file's last test. Call it at
 * the top of the file: `const database = await testDatabase()`.
 */
export const testDatabase = async (pool: TestPool = {}): Promise<OpenDatabase> => {
  const database = await createTestDatabase(pool)
  afterAll(database.drop)
  return database
}
