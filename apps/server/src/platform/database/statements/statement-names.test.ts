import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database/database.ts'
import { createStatementNames } from './statement-names.ts'
import { core } from '../drizzle.ts'

const { pool, reading } = await testDatabase({ size: 1 })
const { eq, sql } = core

it('names a statement that comes again, and no more than its number', () => {
  const names = createStatementNames(1)
  expect(names.nameOf('select 1')).toBeUndefined()
  expect(names.nameOf('select 1')).toBe('again_1')
  expect(names.nameOf('select 1')).toBe('again_1')
  expect(names.nameOf('select 2')).toBeUndefined()
  expect(names.nameOf('select 2')).toBeUndefined()
})

it('prepares what is read more than once, and answers the same', async () => {
  const ask = (one: number) =>
    reading
      .select({
        one: sql<number>`${one}::int`,
        prepared: sql<string[]>`array(select name from pg_prepared_statements)`,
      })
      .from(sql`(select 1) as one`)
      .where(eq(sql`1`, 1))
  expect(await ask(1)).toEqual([{ one: 1, prepared: [] }])
  expect(await ask(2)).toEqual([{ one: 2, prepared: ['again_1'] }])
  expect(await ask(3)).toEqual([{ one: 3, prepared: ['again_1'] }])
})

it('leaves connections that write as they are', async () => {
  const ask = () => pool.query('select name from pg_prepared_statements where $1 = 1', [1])
  for (const { rows } of [await ask(), await ask(), await ask()]) expect(rows).toEqual([])
})
