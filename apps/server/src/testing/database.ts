import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../platform/database/pool.ts'
import { silentLog } from '../platform/log.ts'
import { namedDatabase, onServer } from './database-server.ts'

/**
 * A migrated database without rows, for the calling test file alone; it is dropped after the file's last test. Call it at
 * the top of the file: `const database = await testDatabase()`.
 */
export const testDatabase = async (): Promise<OpenDatabase> => {
  const { target, template } = inject('testServer')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await onServer(target, (client) => client.query(`create database ${name} template ${template}`))
  const database = openDatabase(namedDatabase(target, name), { log: silentLog, name: 'lectern tests' })
  afterAll(async () => {
    await database.close()
    await onServer(target, (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return database
}
