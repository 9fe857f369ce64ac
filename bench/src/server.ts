import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { type Started, startProgram } from './processes.ts'

/** The product with a database and a folder of its own, which are gone when it is stopped. */
export interface BenchServer extends Started {
  readonly database: Pick<BenchDatabase, 'url' | 'name'>
}

/**
 * Starts the product as `npm start` does, for the measurement of this name.
 *
 * @param settings more of the environment
 * @param ofPostgres settings of the private PostgreSQL
 */
export const startBenchServer = async (
  name: string,
  settings: Readonly<Record<string, string>> = {},
  ofPostgres: readonly string[] = [],
): Promise<BenchServer> => {
  const folder = mkdtempSync(join(tmpdir(), `lectern-bench-${name}-`))
  const database = await openBenchDatabase(ofPostgres)
  const clear = async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const env = { PORT: '0', LECTERN_DATA: folder, LECTERN_LOG: 'error', DATABASE_URL: database.url }
  const ready = /^Lectern is ready: (\S+)/
  const server = await startProgram('apps/server/src/main.ts', [], { ...env, ...settings }, ready).catch(
    async (error: unknown) => {
      await clear()
      throw error
    },
  )
  return {
    ...server,
    database,
    stop: async () => {
      await server.stop()
      await clear()
    },
  }
}
