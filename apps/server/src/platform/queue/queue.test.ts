import { z } from 'zod'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { createTestClock } from '../clock.ts'
import { sql } from '../database/sql.ts'
import { silentLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { defineJob, handleJob } from './job.ts'
import { drainQueue, startWorker } from './worker.ts'

const database = await testDatabase()
const clock = createTestClock()
const options = { clock, log: silentLog }

const greet = defineJob({
  name: 'tests.greet',
  payload: z.object({ name: z.string(), times: z.int().default(1) }),
  maxAttempts: 3,
})

const done: unknown[] = []
const handler = handleJob(greet, async (payload, context) => {
  done.push({ ...payload, attempt: context.attempt, now: context.clock.now().toISOString() })
})

beforeEach(async () => {
  done.length = 0
  await database.pool.query('delete from graphile_worker._private_jobs')
})

const waiting = async () =>
  (
    await database.pool.query<{ attempts: number; last_error: string | null }>(
      'select attempts, last_error from graphile_worker.jobs order by id',
    )
  ).rows

test('a job is done with its parsed payload and the given clock', async () => {
  await database.db.transaction((tx) => enqueue(tx, greet, { name: 'Оля' }))
  await drainQueue(database, [handler], options)
  expect(done).toEqual([{ name: 'Оля', times: 1, attempt: 1, now: '2026-01-05T09:00:00.000Z' }])
  expect(await waiting()).toEqual([])
})

test('a job of a transaction that fails does not exist', async () => {
  const failing = database.db.transaction(async (tx) => {
    await enqueue(tx, greet, { name: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await waiting()).toEqual([])
})

test('a payload that does not fit is refused when it is recorded', async () => {
  const wrong: { name: string } = JSON.parse('{"name":5}')
  await expect(database.db.transaction((tx) => enqueue(tx, greet, wrong))).rejects.toThrow('expected string')
})

test('a stored payload that does not fit fails the job and keeps it', async () => {
  await database.pool.query(`select graphile_worker.add_job('tests.greet', '{"name": 5}', max_attempts => 3)`)
  await drainQueue(database, [handler], options)
  expect(done).toEqual([])
  expect(await waiting()).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining('expected string') },
  ])
})

test('a job with the same key replaces the waiting one', async () => {
  for (const name of ['first', 'second'])
    await database.db.transaction((tx) => enqueue(tx, greet, { name }, { jobKey: 'one' }))
  await drainQueue(database, [handler], options)
  expect(done).toMatchObject([{ name: 'second' }])
})

test('a job for later waits', async () => {
  const runAt = new Date(Date.now() + 60_000)
  await database.db.transaction((tx) => enqueue(tx, greet, { name: 'later' }, { runAt }))
  await drainQueue(database, [handler], options)
  expect(done).toEqual([])
  expect(await waiting()).toHaveLength(1)
})

test('a running worker does jobs as they come and stops when told', async () => {
  const seen = Promise.withResolvers<string>()
  const worker = await startWorker(
    database,
    [handleJob(greet, async ({ name }) => seen.resolve(name))],
    options,
  )
  await database.db.transaction((tx) => enqueue(tx, greet, { name: 'at once' }))
  expect(await seen.promise).toBe('at once')
  await worker.stop()
  expect(await waiting()).toEqual([])
})

test('a job that a busy process has fetched goes back to one that has nothing to do', async () => {
  const film = defineJob({ name: 'tests.film', payload: z.object({}), maxAttempts: 3, lane: 'clocks' })
  const release = Promise.withResolvers<void>()
  const isBegun = Promise.withResolvers<void>()
  const busyWith = handleJob(film, () => {
    isBegun.resolve()
    return release.promise
  })
  const busy = await startWorker(database, [busyWith], options)
  await database.db.transaction((tx) => enqueue(tx, film, {}))
  await isBegun.promise
  await database.db.transaction((tx) => enqueue(tx, film, {}))
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query('select locked_at from graphile_worker.jobs')
      expect(rows.filter(({ locked_at }) => locked_at !== null)).toHaveLength(2)
    },
    { timeout: 10_000 },
  )

  const isDone = Promise.withResolvers<number>()
  const free = await startWorker(
    database,
    [handleJob(film, async (_, { attempt }) => isDone.resolve(attempt))],
    options,
  )
  expect(await isDone.promise).toBe(1)
  release.resolve()
  await Promise.all([busy.stop(), free.stop()])
  expect(await waiting()).toEqual([])
})

test('a stored error message does not repeat the values of a failed query', async () => {
  const failing = handleJob(greet, async ({ name }) => {
    await database.pool.query('create table if not exists once (name text primary key)')
    await database.db.execute(sql`insert into once values (${name}), (${name})`)
  })
  await database.db.transaction((tx) => enqueue(tx, greet, { name: 'hush-hush' }))
  await drainQueue(database, [failing], options)
  const [job] = await waiting()
  expect(job?.last_error).toContain('Failed query')
  expect(job?.last_error).not.toContain('hush-hush')
})
