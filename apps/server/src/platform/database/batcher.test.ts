import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { createBatcher } from './batcher.ts'
import { sql } from './sql.ts'

const database = await testDatabase()

test('calls that come together are written together, each with its own result', async () => {
  const batches: number[][] = []
  const batcher = createBatcher({
    write: async (items: readonly number[]) => {
      batches.push([...items])
      return items.map((item) => item * 2)
    },
  })
  expect(await Promise.all([1, 2, 3].map(batcher.add))).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('while batches are under way the next one gathers, and none is larger than allowed', async () => {
  const sizes: number[] = []
  const gate = Promise.withResolvers<void>()
  const batcher = createBatcher({
    parallel: 1,
    mostItems: 3,
    write: async (items: readonly number[]) => {
      sizes.push(items.length)
      await gate.promise
      return items
    },
  })
  const all = Array.from({ length: 7 }, (_, index) => batcher.add(index))
  gate.resolve()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(sizes).toEqual([3, 3, 1])
})

test('one row that the database refuses does not fail the others, and what is acknowledged is committed', async () => {
  await database.pool.query(
    'create table answers (id int primary key, points int not null check (points >= 0))',
  )
  const batcher = createBatcher({
    write: async (items: readonly { id: number; points: number }[]) => {
      await database.db.execute(sql`
        insert into answers select * from json_to_recordset(${JSON.stringify(items)}::json) as item (id int, points int)
        on conflict (id) do update set points = excluded.points`)
      return items.map(({ id }) => id)
    },
  })
  const points = [1, -1, 3]
  const outcomes = await Promise.allSettled(points.map((each, id) => batcher.add({ id, points: each })))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const { rows } = await database.pool.query('select id, points from answers order by id')
  expect(rows).toEqual([
    { id: 0, points: 1 },
    { id: 2, points: 3 },
  ])
})

test('a lost connection fails the whole batch at once instead of asking again for each', async () => {
  let calls = 0
  const batcher = createBatcher<number, number>({
    write: async () => {
      calls += 1
      throw Object.assign(new Error('Failed query'), {
        cause: new Error('Connection terminated unexpectedly'),
      })
    },
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map(batcher.add))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(calls).toBe(1)
})

test('more than may wait is refused at once, and the rest is written', async () => {
  const batcher = createBatcher({ mostWaiting: 2, write: async (items: readonly number[]) => items })
  const outcomes = await Promise.allSettled([1, 2, 3].map(batcher.add))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('idle waits for everything that was added', async () => {
  let written = 0
  const batcher = createBatcher({
    mostItems: 2,
    write: async (items: readonly number[]) => {
      await new Promise(setImmediate)
      written += items.length
      return items
    },
  })
  const all = Promise.all([1, 2, 3, 4, 5].map(batcher.add))
  await batcher.idle()
  expect(written).toBe(5)
  await all
})
