import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../testing/database/database.ts'
import { createTestClock } from '../clock.ts'
import { silentLog } from '../log.ts'
import { drainQueue } from '../queue/worker.ts'
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
