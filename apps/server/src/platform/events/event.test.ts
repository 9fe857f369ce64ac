import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../testing/database/database.ts'
import { createTestClock } from '../clock.ts'
import { sql } from '../database/sql.ts'
import { silentLog } from '../log.ts'
import { drainQueue, startWorker } from '../queue/worker.ts'
import { defineEvent, deliverEvents, emit, onEvent } from './event.ts'

const database = await testDatabase()
const parts = { clock: createTestClock(), log: silentLog }
const rained = defineEvent({ name: 'tests.rained', payload: z.object({ place: z.string() }) })

const heard: string[] = []
let isBroken = true
const listeners = [
  onEvent('tests.breaks', rained, async ({ place }) => {
    if (isBroken) throw new Error('cannot')
    heard.push(`breaks: ${place}`)
  }),
  onEvent('tests.hears', rained, async ({ place }) => void heard.push(`hears: ${place}`)),
]
const drain = () => drainQueue(database, deliverEvents(database.db, listeners), parts)
const emitRain = (place: string) => database.db.transaction((tx) => emit(tx, rained, { place }))
/** As if the pause before another try were over. */
const letTryAgain = () =>
  database.pool.query('update graphile_worker._private_jobs set run_at = now(), attempts = 1')

test('a listener that fails keeps no other from hearing, and is told again alone', async () => {
  await emitRain('Kyiv')
  await drain()
  expect(heard).toEqual(['hears: Kyiv'])
  isBroken = false
  await letTryAgain()
  await drain()
  expect(heard).toEqual(['hears: Kyiv', 'breaks: Kyiv'])
})

test('an event that one alone hears is told again until it has been heard, by the same job', async () => {
  let tries = 0
  const only = onEvent('tests.onlyOne', rained, async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
  })
  await emitRain('Poltava')
  const drainTo = () => drainQueue(database, deliverEvents(database.db, [only]), parts)
  await drainTo()
  await letTryAgain()
  await drainTo()
  const { rows } = await database.pool.query('select id from graphile_worker._private_jobs')
  expect([tries, rows]).toEqual([2, []])
})

test('an event of a listener that is no more ends quietly', async () => {
  await database.db.transaction((tx) => emit(tx, rained, { place: 'Lviv' }))
  isBroken = true
  await drain()
  await letTryAgain()
  await drainQueue(database, deliverEvents(database.db, []), parts)
  const { rows } = await database.pool.query('select id from graphile_worker._private_jobs')
  expect(rows).toEqual([])
})

test('an event that an earlier version recorded is still told', async () => {
  heard.length = 0
  isBroken = false
  await database.pool.query(
    `select graphile_worker.add_job('platform.deliverEvent', '{"event": "tests.rained", "payload": {"place": "Odesa"}}')`,
  )
  await drain()
  expect(heard.toSorted()).toEqual(['breaks: Odesa', 'hears: Odesa'])
})

test('a crowd of 5,000 events of one school keeps no event of another waiting', async () => {
  heard.length = 0
  const taught = defineEvent({
    name: 'tests.taught',
    payload: z.object({ school_id: z.int(), number: z.int() }),
  })
  const crowd = 5_000
  await database.db.transaction(async (tx) => {
    await emit(tx, taught, { school_id: 1, number: 0 })
    await emit(tx, taught, { school_id: 1, number: 1 })
    // As the next 4,998 are recorded, in one statement.
    await tx.execute(sql`
      select graphile_worker.add_job(
        'platform.deliverEvent',
        json_build_object('event', 'tests.taught', 'payload', json_build_object('school_id', 1, 'number', turn)),
        max_attempts => 12,
        job_key => 'lineschool' || lpad('1', 12, '0') || lpad(turn::text, 5, '0') || md5(turn::text),
        priority => turn
      ) from generate_series(3, ${crowd}::int) turn`)
    await emit(tx, taught, { school_id: 1, number: crowd })
    await emit(tx, taught, { school_id: 2, number: 1 })
  })
  const before: number[] = []
  const reached = Promise.withResolvers<void>()
  const hears = onEvent('tests.isTaught', taught, async ({ school_id, number }) => {
    if (school_id === 2) reached.resolve()
    else before.push(number)
  })
  const worker = await startWorker(database, deliverEvents(database.db, [hears]), parts)
  await reached.promise
  const told = [...before]
  await worker.stop()
  // Two of a turn run at once, and one more may have been taken meanwhile.
  expect(told.length).toBeLessThanOrEqual(4)
  expect(told).not.toContain(crowd)
  const { rows } = await database.pool.query('select max(priority) from graphile_worker.jobs')
  expect(rows).toEqual([{ max: crowd + 1 }])
})
