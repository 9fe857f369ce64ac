import { defineFact } from '@lectern/contract/facts/fact'
import { id } from '@lectern/contract/kernel/ids'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../testing/database/database.ts'
import { createTestClock } from '../clock.ts'
import { sql } from '../database/sql.ts'
import { silentLog } from '../log.ts'
import { drainQueue, startWorker } from '../queue/worker.ts'
import { storedSchoolId } from '../school-id.ts'
import { deliverAll } from './deliver-news.ts'
import { formerEvent } from './former-event.ts'
import { newsOf } from './news.ts'
import { noteListeners } from './heard.ts'
import { onFact, onFacts, onSignal } from './listener.ts'
import { record, recordMany } from './record.ts'
import { defineSignal, raiseSignal } from './signal.ts'

const database = await testDatabase()
const { db, pool } = database
const parts = { clock: createTestClock(), log: silentLog }
const details = z.object({ millimetres: z.int() })
const rained = defineFact({ type: 'weather.rained', code: 901, user: id, subject: id, details })
const snowed = defineFact({ type: 'weather.snowed', code: 902, user: id, subject: id, details })
const cleared = defineSignal({ name: 'tests.cleared', payload: z.object({ product_id: z.int() }) })
const schoolId = storedSchoolId.parse(1)

const heard: string[] = []
let isBroken = false
beforeEach(() => {
  heard.length = 0
  isBroken = false
})

const breaks = onFact('tests.breaks', rained, async ({ details: { millimetres } }) => {
  if (isBroken) throw new Error('cannot')
  heard.push(`breaks: ${millimetres}`)
})
const hears = onFacts('tests.hears', [rained, snowed], async ({ type, details: { millimetres } }) => {
  heard.push(`hears: ${type} ${millimetres}`)
})
const follows = onSignal('tests.follows', cleared, async ({ product_id }) => {
  heard.push(`follows: ${product_id}`)
})
const listeners = [breaks, hears, follows]
noteListeners(db, listeners)

const former = [
  formerEvent('tests.rained', z.object({ place_id: z.int() }), [rained], ({ place_id }) =>
    newsOf(rained, {
      schoolId,
      userId: 1,
      subjectId: place_id,
      details: { millimetres: 0 },
      at: new Date(0),
    }),
  ),
]
const drain = (among = listeners) => drainQueue(database, deliverAll(db, among, former), parts)
const recordRain = (millimetres: number, school = schoolId) =>
  db.transaction((tx) =>
    record(tx, rained, {
      schoolId: school,
      userId: 1,
      subjectId: 2,
      details: { millimetres },
      at: new Date(),
    }),
  )
/** As if the pause before another try were over. */
const letTryAgain = () => pool.query('update graphile_worker._private_jobs set run_at = now(), attempts = 1')
const listJobs = async () => (await pool.query('select id from graphile_worker._private_jobs')).rows
const addJob = (name: string, payload: object) =>
  pool.query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)])

const recordRainOnMany = (userIds: readonly number[]) =>
  db.transaction((tx) =>
    recordMany(tx, rained, {
      schoolId,
      people: userIds.map((userId) => ({ userId })),
      subjectId: 2,
      details: { millimetres: 1 },
      at: new Date(),
    }),
  )
const usersOf = (news: readonly { payload: unknown }[]) =>
  news.map(({ payload }) => z.object({ user_id: z.int() }).parse(payload).user_id)

test('a hundred and one happenings at once are three jobs, and each is told once', async () => {
  const told: number[] = []
  const one = onFact('tests.one', rained, async ({ userId }) => void told.push(userId ?? 0))
  const people = Array.from({ length: 101 }, (_, index) => index + 1)
  await recordRainOnMany(people)
  expect(await listJobs()).toHaveLength(3)
  await drain([one])
  expect(told).toEqual(people)
})

test('one happening that fails among many is told again alone', async () => {
  const told: number[] = []
  const picky = onFact('tests.picky', rained, async ({ userId }) => {
    if (isBroken && userId === 2) throw new Error('cannot')
    told.push(userId ?? 0)
  })
  isBroken = true
  await recordRainOnMany([1, 2, 3])
  await drain([picky, hears])
  expect(told).toEqual([1, 3])
  expect(heard).toHaveLength(3)
  isBroken = false
  await letTryAgain()
  await drain([picky, hears])
  expect(told).toEqual([1, 3, 2])
  expect(await listJobs()).toEqual([])
})

test('a listener that takes many takes them in one go, and one by one when that fails', async () => {
  const told: (number | number[])[] = []
  const together = {
    ...onFact('tests.together', rained, async ({ userId }) => void told.push(userId ?? 0)),
    runMany: async (news: readonly { name: string; payload: unknown }[]) => {
      if (isBroken) throw new Error('cannot')
      told.push(usersOf(news))
    },
  }
  await recordRainOnMany([1, 2, 3])
  await drain([together])
  expect(told).toEqual([[1, 2, 3]])
  isBroken = true
  await recordRainOnMany([4, 5])
  await drain([together])
  expect(new Set(told.slice(1))).toEqual(new Set([4, 5]))
})

test('a listener that fails keeps no other from hearing, and is told again alone', async () => {
  isBroken = true
  await recordRain(3)
  await drain()
  expect(heard).toEqual(['hears: weather.rained 3'])
  isBroken = false
  await letTryAgain()
  await drain()
  expect(heard).toEqual(['hears: weather.rained 3', 'breaks: 3'])
})

test('a fact that one alone hears is told again until it has been heard, by the same job', async () => {
  let tries = 0
  const only = onFact('tests.onlyOne', rained, async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
  })
  await recordRain(4)
  await drain([only])
  await letTryAgain()
  await drain([only])
  expect([tries, await listJobs()]).toEqual([2, []])
})

test('a listener of several facts hears which one it is', async () => {
  await db.transaction((tx) =>
    record(tx, snowed, { schoolId, userId: 1, subjectId: 2, details: { millimetres: 9 }, at: new Date() }),
  )
  await drain()
  expect(heard).toEqual(['hears: weather.snowed 9'])
})

test('a fact of a listener that is gone, or hears other facts by now, ends quietly', async () => {
  isBroken = true
  await recordRain(5)
  await drain()
  await letTryAgain()
  await drain([onFact('tests.breaks', snowed, async () => void heard.push('wrong'))])
  expect([await listJobs(), heard]).toEqual([[], ['hears: weather.rained 5']])
})

test('a signal reaches those who listen and leaves no row in the record', async () => {
  const { rows: before } = await pool.query('select count(*) from school_record')
  await db.transaction((tx) => raiseSignal(tx, cleared, { product_id: 7 }))
  await drain()
  const { rows: after } = await pool.query('select count(*) from school_record')
  expect([heard, after]).toEqual([['follows: 7'], before])
})

test('an event that an earlier version wrote is told as the fact that it is now', async () => {
  await addJob('platform.deliverEvent', { event: 'tests.rained', payload: { place_id: 5 } })
  await drain()
  expect(heard.toSorted()).toEqual(['breaks: 0', 'hears: weather.rained 0'])
})

test('an event that an earlier version wrote for one listener reaches that one alone', async () => {
  await addJob('platform.tellListener', { listener: 'tests.hears', payload: { place_id: 5 } })
  await drain()
  expect(heard).toEqual(['hears: weather.rained 0'])
})

test('an event of an earlier version that is a signal now keeps its name and its payload', async () => {
  await addJob('platform.deliverEvent', { event: 'tests.cleared', payload: { product_id: 8 } })
  await addJob('platform.tellListener', { listener: 'tests.follows', payload: { product_id: 9 } })
  await drain()
  expect(heard.toSorted()).toEqual(['follows: 8', 'follows: 9'])
})

test('a crowd of 5,000 facts of one school keeps no fact of another waiting', async () => {
  const crowd = 5_000
  await recordRain(0)
  await recordRain(1)
  // As the next 4,998 are recorded, in one statement.
  await db.transaction((tx) =>
    tx.execute(sql`
      select graphile_worker.add_job(
        'platform.deliverNews',
        json_build_object('name', 'weather.rained', 'payload', json_build_object(
          'school_id', 1, 'user_id', 1, 'contact_id', null, 'subject_id', 2,
          'details', json_build_object('millimetres', turn), 'at', '2026-11-29T12:00:00.000Z'
        )),
        max_attempts => 12,
        job_key => 'lineschool' || lpad('1', 12, '0') || lpad(turn::text, 5, '0') || md5(turn::text),
        priority => turn
      ) from generate_series(3, ${crowd}::int) turn`),
  )
  await recordRain(crowd)
  await recordRain(1, storedSchoolId.parse(2))
  const before: number[] = []
  const reached = Promise.withResolvers<void>()
  const one = onFact('tests.isTold', rained, async (told) => {
    if (told.schoolId === 2) reached.resolve()
    else before.push(told.details.millimetres)
  })
  const worker = await startWorker(database, deliverAll(db, [one]), parts)
  await reached.promise
  const told = [...before]
  await worker.stop()
  // Two of a turn run at once, and one more may have been taken meanwhile.
  expect(told.length).toBeLessThanOrEqual(4)
  expect(told).not.toContain(crowd)
  const { rows } = await pool.query('select max(priority) from graphile_worker.jobs')
  expect(rows).toEqual([{ max: crowd + 1 }])
})
