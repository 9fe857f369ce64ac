import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import type { DatabaseTarget } from '../../platform/database/pool.ts'
import { startEmbeddedDatabase } from '../../platform/database/embedded/supervisor.ts'
import { silentLog } from '../../platform/log.ts'
import { namedDatabase, onServer } from './database-server.ts'

/** What the files of a test run know of its database server. */
export interface TestServer {
  readonly target: DatabaseTarget
  /** A migrated database without rows; nobody is connected to it. */
  readonly template: string
  /** For files of test apps; it goes when the run ends. */
  readonly folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** One database server for the whole run: the embedded one in a folder of its own, or that of TEST_DATABASE_URL. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await openServer()
  const template = `lectern_test_${process.pid}`
  const removeDatabases = () =>
    onServer(server.target, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        `select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')`,
        [template],
      )
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
    })
  await removeDatabases()
  await onServer(server.target, (client) => client.query(`create database ${template}`))
  await migrateDatabase(namedDatabase(server.target, template))
  const folder = mkdtempSync(join(tmpdir(), 'lectern-apps-'))
  project.provide('testServer', { target: server.target, template, folder })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await removeDatabases()
    await server.close()
  }
}

const openServer = async () => {
  const external = process.env['TEST_DATABASE_URL']
  if (external !== undefined && external !== '')
    return { target: { connectionString: external }, close: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-'))
  const embedded = await startEmbeddedDatabase(folder, silentLog)
  return {
    target: embedded.target,
    close: async () => {
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
