import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { sql } from '../database/sql.ts'
import { countFilter } from './count-filter.ts'

const { db } = await testDatabase()

test.each([0, 3, 10_000, 25_000])('a filter that %i pass counts them', async (rows) => {
  expect(await countFilter(db, sql`(select id from generate_series(1, ${rows}::int) as id)`)).toEqual({
    count: rows,
  })
})

test('a filter that takes too long says how many were found until then', async () => {
  const slow = sql`(select id from generate_series(1, 25000) as id union all select 1 from pg_sleep(60))`
  expect(await countFilter(db, slow, 2_000)).toEqual({ moreThan: 20_000 })
})

test('a filter of which nothing was found in time is more than none', async () => {
  expect(await countFilter(db, sql`(select 1 as id from pg_sleep(60))`, 100)).toEqual({ moreThan: 0 })
})

test('a count that took too long leaves the time of other statements alone', async () => {
  await countFilter(db, sql`(select 1 as id from pg_sleep(60))`, 1)
  const { rows } = await db.execute(sql`show statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '30s' }])
})

test('another failure than the time is thrown', async () => {
  await expect(countFilter(db, sql`(select id from nowhere)`)).rejects.toThrow('nowhere')
})
