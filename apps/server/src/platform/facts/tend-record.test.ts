import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { createTestClock } from '../clock.ts'
import { silentLog } from '../log.ts'
import { drainQueue } from '../queue/worker.ts'
import { monthAfter } from './record-partitions.repository.ts'
import { handleTendRecord } from './tend-record.ts'

const database = await testDatabase()
const { db, pool } = database

const partitions = async (): Promise<string[]> =>
  (
    await pool.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits
       where inhparent = 'school_record'::regclass order by 1`,
    )
  ).rows.map(({ name }) => name)
const insert = (at: string) =>
  pool.query('insert into school_record (school_id, type, at) values (1, 1, $1)', [at])
const places = async () =>
  (await pool.query('select tableoid::regclass::text as place, at from school_record order by at')).rows.map(
    ({ place }) => place,
  )
const tendAt = async (moment: string) => {
  await pool.query("select graphile_worker.add_job('platform.tendRecord', '{}'::json)")
  const clock = createTestClock(new Date(moment))
  await drainQueue(database, [handleTendRecord({ db })], { clock, log: silentLog })
  expect((await pool.query('select id from graphile_worker._private_jobs')).rows).toEqual([])
}
const ahead = (moment: string): string[] =>
  [0, 1, 2, 3].map((months) => monthAfter(new Date(moment), months).partition)

test('a new installation has this month, the next three, and a place for the rest', async () => {
  expect(await partitions()).toEqual([...ahead(new Date().toISOString()), 'school_record_default'])
})

test('a row of a month without a partition is caught, and moves when the month is made', async () => {
  await insert('2041-01-31T23:59:59.999Z')
  await insert('2041-02-01T00:00:00.000Z')
  expect(await places()).toEqual(['school_record_default', 'school_record_default'])
  await tendAt('2041-02-10T03:00:00Z')
  expect(await places()).toEqual(['school_record_default', 'school_record_2041_02'])
  expect(await partitions()).toEqual([...ahead('2041-02-10T00:00:00Z'), 'school_record_default'])
  await insert('2041-05-31T23:59:59.999Z')
  expect((await places()).at(-1)).toBe('school_record_2041_05')
})

test('rows are kept for 400 days, by whole months', async () => {
  // 400 days after the 20th of February: it is kept, and with it its month.
  await tendAt('2042-03-27T03:00:00Z')
  expect(await places()).toEqual(['school_record_2041_02', 'school_record_2041_05'])
  await tendAt('2042-04-05T03:00:00Z')
  expect(await places()).toEqual(['school_record_2041_05'])
  expect(await partitions()).toContain('school_record_2041_03')
})

test('doing it again changes nothing', async () => {
  const before = await partitions()
  await tendAt('2042-04-05T04:00:00Z')
  expect(await partitions()).toEqual(before)
})

test('a month that the job made has the indexes of the record, and its rows go on counting', async () => {
  const lastId = async () => Number((await pool.query('select max(id) as id from school_record')).rows[0].id)
  const before = await lastId()
  await insert('2042-04-06T00:00:00.000Z')
  const { rows } = await pool.query("select from pg_indexes where tablename = 'school_record_2042_04'")
  expect([rows.length, await lastId()]).toEqual([3, before + 1])
})
