import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBenchDatabase } from '../database.ts'
import { untilReady } from '../processes.ts'

/** A server at one address that begins anew after each kill, over a database that lives on. */
export interface KeptServer {
  readonly origin: string
  readonly databaseUrl: string
  /** Ends the process without a word; resolves once the next one is ready. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** @param settings more of the environment */
export const keepServer = async (
  port: string,
  settings: Readonly<Record<string, string>>,
): Promise<KeptServer> => {
  const origin = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-payments-'))
  const database = await openBenchDatabase()
  const start = (): ChildProcess =>
    spawn(process.execPath, ['--no-warnings', 'apps/server/src/main.ts'], {
      env: {
        ...process.env,
        ...{ PORT: port, PUBLIC_URL: origin, LECTERN_DATA: folder, LECTERN_LOG: 'fatal' },
        DATABASE_URL: database.url,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  let child = start()
  await untilReady(origin)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    origin,
    databaseUrl: database.url,
    kill: async () => {
      await end('SIGKILL')
      child = start()
      await untilReady(origin)
    },
    stop: async () => {
      await end('SIGTERM')
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
