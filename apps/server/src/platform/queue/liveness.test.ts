import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'

const database = await testDatabase()
const program = fileURLToPath(new URL('../../testing/queue-process.ts', import.meta.url))
const children: ChildProcess[] = []

const startProcess = async () => {
  const child = spawn(process.execPath, [program, JSON.stringify(database.target)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const told: string[] = []
  createInterface(child.stdout).on('line', (line) => told.push(line))
  const hears = (line: string) => vi.waitFor(() => expect(told).toContain(line), 20_000)
  await hears('ready')
  return {
    told,
    hears,
    finish: (name: string) => child.stdin.write(`finish ${name}\n`),
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const addJob = (name: string, queue: string | null = null) =>
  database.pool.query(
    `select graphile_worker.add_job('tests.hold', $1::json, queue_name => $2, max_attempts => 3)`,
    [JSON.stringify({ name }), queue],
  )

const locks = async () =>
  (
    await database.pool.query<{ locked_by: string }>(
      `select locked_by from graphile_worker._private_jobs where locked_by is not null
       union all select locked_by from graphile_worker._private_job_queues where locked_by is not null`,
    )
  ).rows

beforeEach(() => database.pool.query('delete from graphile_worker._private_jobs'))
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test('a long job runs once, beside a killed process whose job comes back', { timeout: 60_000 }, async () => {
  const living = await startProcess()
  await addJob('long')
  await living.hears('began long')
  const killed = await startProcess()
  await addJob('short', 'a queue')
  await killed.hears('began short')
  await killed.kill()
  const heir = await startProcess()
  await heir.hears('began short')
  // The heir has looked at least twice by now, after the long job was older than the grace.
  heir.finish('short')
  await addJob('another', 'a queue')
  await heir.hears('began another')
  heir.finish('another')
  await vi.waitFor(async () => expect(await locks()).toHaveLength(1), 10_000)
  living.finish('long')
  await vi.waitFor(async () => expect(await locks()).toEqual([]), 10_000)
  expect([...living.told, ...heir.told].filter((line) => line === 'began long')).toHaveLength(1)
})

test('a queue whose lock leaked is freed, although its holder lives', { timeout: 60_000 }, async () => {
  const living = await startProcess()
  await addJob('first', 'stuck')
  await living.hears('began first')
  const [holder] = await locks()
  living.finish('first')
  await vi.waitFor(async () => expect(await locks()).toEqual([]), 10_000)
  await database.pool.query(
    `insert into graphile_worker._private_job_queues (queue_name, locked_by, locked_at)
     values ('stuck', $1, now() - interval '1 minute')
     on conflict (queue_name) do update set locked_by = excluded.locked_by, locked_at = excluded.locked_at`,
    [holder?.locked_by],
  )
  await addJob('second', 'stuck')
  await living.hears('began second')
})
