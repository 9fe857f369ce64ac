import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A running Lectern with a demo school of its own. */
export interface RunningServer {
  readonly origin: string
  /** What the latest process has printed so far. */
  output(): string
  /** Ends the process at once, as a power cut does. */
  kill(): Promise<void>
  /** Starts it again on the same data and address; with days, its clock is ahead by them. */
  restart(daysAhead?: number): Promise<void>
  /** Stops it in order; its data stay. */
  stop(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** A port of this machine that nobody listens at, for who must know the address before the server stands. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const root = join(import.meta.dirname, '..', '..')
/** Node keeps what it has compiled for the next start, as under `npm start`. */
const compiled = join(root, 'node_modules', '.cache', 'node')

type Settings = Readonly<Record<string, string>>

/** Starts the built product on a copy of the demo school's data, or on an empty folder where the school is another one. */
export const startServer = (env: Settings = {}): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-e2e-'))
  const { LECTERN_E2E_PREPARED: prepared } = process.env
  const isAnother = ['NODE_ENV', 'LECTERN_DEMO', 'DATABASE_URL'].some((name) => name in env)
  // The database belongs to another user of the machine: nothing but `cp` keeps that.
  if (prepared !== undefined && !isAnother) execFileSync('cp', ['-a', `${prepared}/.`, folder])
  return startServerOn(folder, env)
}

/** Starts the built product on a data folder; resolves at its ready line. */
export const startServerOn = async (folder: string, env: Settings = {}): Promise<RunningServer> => {
  let current = await run({ PORT: '0', LECTERN_DATA: folder, ...env })
  const { port } = new URL(current.origin)
  return {
    origin: current.origin,
    output: () => current.lines.join('\n'),
    kill: () => end(current.child, 'SIGKILL'),
    restart: async (daysAhead = 0) => {
      current = await run({
        PORT: port,
        LECTERN_DATA: folder,
        ...env,
        ...(daysAhead > 0 && clockAhead(daysAhead)),
      })
    },
    stop: () => stop(current.child),
    remove: async () => {
      await stop(current.child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const clockAhead = (days: number): Settings => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '..', 'moved-clock.mjs')).href}`,
  CLOCK_AHEAD_MS: String(days * 24 * 60 * 60 * 1000),
})

const run = async (env: Settings) => {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, LECTERN_LOG: 'error', NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  return { child, lines, origin: await readyAddress(child, lines) }
}

/** Reads on after the ready line: a full pipe would stop the server. */
const readyAddress = (child: ChildProcess, lines: string[]): Promise<string> => {
  const ready = Promise.withResolvers<string>()
  if (!child.stdout) throw new Error('The server has no output.')
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => {
    lines.push(line)
    const address = /^Lectern is ready: (\S+)/.exec(line)?.[1]
    if (address !== undefined) ready.resolve(address)
  })
  reader.on('close', () => ready.reject(new Error('The server ended before it was ready.')))
  return ready.promise
}

const stop = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM')
}

const end = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') => {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
