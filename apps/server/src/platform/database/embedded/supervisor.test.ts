import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAlive } from './cluster-files.ts'
import type { DatabaseTarget } from '../pool.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './supervisor.ts'

const program = fileURLToPath(new URL('../../../testing/database/embedded-process.ts', import.meta.url))

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

let folder: string
let started: EmbeddedDatabase[]
let processes: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-supervisor-'))
  started = []
  processes = []
})

afterEach(async () => {
  for (const child of processes) if (child.exitCode === null && child.signalCode === null) await end(child)
  for (const each of started) await each.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (dataFolder = folder) => {
  const embedded = await startEmbeddedDatabase(dataFolder, quiet)
  started.push(embedded)
  return embedded
}

const startProcess = async (dataFolder = folder) => {
  const child = spawn(process.execPath, [program, dataFolder], { stdio: ['pipe', 'pipe', 'inherit'] })
  processes.push(child)
  await once(child.stdout, 'data')
  return child
}

const end = async (child: ChildProcess) => {
  child.stdin?.end()
  const [code]: unknown[] = await once(child, 'exit')
  return code
}

const query = async (target: DatabaseTarget, text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client(target)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** The id that the running PostgreSQL wrote down, or that of the last one that was killed; 0 when it was stopped. */
const postmaster = () => {
  const file = join(folder, 'postgres', 'data', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

test('an empty folder becomes a durable PostgreSQL without a network port, that knows Cyrillic letters', async () => {
  const { target } = await start()
  const [settings] = await query(
    target,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('data_checksums') as checksums, current_setting('listen_addresses') as listen,
            lower('ЇЖАК') as lower, 'Привіт' ilike 'пРИВ%' as matches`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    checksums: 'on',
    listen: '',
    lower: 'їжак',
    matches: true,
  })
})

test('what was written is there after a stop and a start', async () => {
  const first = await start()
  await query(first.target, `create table kept as select 'here' as word`)
  const pid = postmaster()
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const second = await start()
  expect(await query(second.target, 'select word from kept')).toEqual([{ word: 'here' }])
})

test('after a kill of PostgreSQL it comes back by itself, with every committed row', async () => {
  const { target } = await start()
  await query(target, `create table kept as select 'here' as word`)
  const pid = postmaster()
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(
    async () => expect(await query(target, 'select word from kept')).toEqual([{ word: 'here' }]),
    {
      timeout: 15_000,
      interval: 30,
    },
  )
  expect(postmaster()).not.toBe(pid)
})

test('a stop while it is coming back leaves nothing running', async () => {
  const noticed = Promise.withResolvers<void>()
  const log = { ...quiet, warn: () => noticed.resolve() }
  const { stop } = await startEmbeddedDatabase(folder, log)
  process.kill(postmaster(), 'SIGKILL')
  await noticed.promise
  await stop()
  // A killed process lets go of its connections a moment before it is gone.
  await vi.waitFor(() => expect(isAlive(postmaster())).toBe(false))
})

test('a process that is killed leaves PostgreSQL running, and the next one finds it', async () => {
  const child = await startProcess()
  const pid = postmaster()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isAlive(pid)).toBe(true)
  const next = await start()
  expect(postmaster()).toBe(pid)
  await next.stop()
  expect(isAlive(pid)).toBe(false)
})

test('processes that start together on an empty folder share one PostgreSQL, and the last one stops it', async () => {
  const children = await Promise.all([startProcess(), startProcess(), startProcess()])
  const pid = postmaster()
  const here = await start()
  expect(postmaster()).toBe(pid)
  for (const child of children) {
    expect(await end(child)).toBe(0)
    expect(await query(here.target, 'select 1 as one')).toEqual([{ one: 1 }])
  }
  await here.stop()
  expect(isAlive(pid)).toBe(false)
})

test('processes that stop together leave nothing behind', async () => {
  const children = await Promise.all([startProcess(), startProcess()])
  const pid = postmaster()
  expect(await Promise.all(children.map(end))).toEqual([0, 0])
  expect(isAlive(pid)).toBe(false)
})

test('a data folder with a long path works', async () => {
  const long = join(folder, 'a-folder-with-a-long-name'.repeat(4), 'and-another-one')
  const { target } = await start(long)
  expect(target.host?.length).toBeLessThan(93)
  expect(await query(target, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a data folder below one that only its owner may enter works, for root too', async () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o700)
  const { target } = await start(join(closed, 'data'))
  await query(target, 'create extension pg_trgm')
  await query(target, `create table kept as select n from generate_series(1, 1000) n`)
  expect(await query(target, 'select count(*)::int from kept')).toEqual([{ count: 1000 }])
})

test('a folder of another PostgreSQL version is refused with a sentence', async () => {
  const { stop } = await start()
  await stop()
  const versionFile = join(folder, 'postgres', 'data', 'PG_VERSION')
  rmSync(versionFile)
  writeFileSync(versionFile, '15\n')
  await expect(startEmbeddedDatabase(folder, quiet)).rejects.toThrow('was written by PostgreSQL 15')
})
