import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { errorCode } from '../error-fields.ts'
import { sql } from './sql.ts'

const { db, reading } = await testDatabase()

/** PostgreSQL: what was asked for may not be done in a transaction that only reads. */
const readOnly = '25006'

test.each([
  ['a sequence', sql`nextval('shelf')`],
  ['a job', sql`(select id from graphile_worker.add_job('tests.read'))`],
])('SQL inside a read cannot change %s', async (_what, change) => {
  await db.execute(sql`create sequence if not exists shelf`)
  const asked = reading.select({ change }).from(sql`(values (1)) as one`)
  const refused: unknown = await asked.catch((error: unknown) => error)
  expect(errorCode(refused instanceof Error ? refused.cause : undefined)).toBe(readOnly)
})

test('what was just committed is read', async () => {
  await db.execute(sql`create table if not exists books (title text)`)
  await db.transaction((tx) => tx.execute(sql`insert into books values ('Bread')`))
  expect(await reading.select({ title: sql`title` }).from(sql`books`)).toEqual([{ title: 'Bread' }])
})
