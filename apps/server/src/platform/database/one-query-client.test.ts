import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { QueriesAtOnceError } from './one-query-client.ts'
import { sql } from './sql.ts'

const { db } = await testDatabase()

it('a transaction that asks for two answers at once is refused in tests, one that waits is not', async () => {
  const one = sql`select 1 as found`
  const asked = db.transaction((tx) => Promise.all([tx.execute(one), tx.execute(one)]))
  const refused: unknown = await asked.catch((error: unknown) => error)
  expect(refused instanceof Error && refused.cause).toBeInstanceOf(QueriesAtOnceError)
  const rows = await db.transaction(async (tx) => [await tx.execute(one), await tx.execute(one)])
  expect(rows.map(({ rowCount }) => rowCount)).toEqual([1, 1])
})

it('queries of the pool go side by side', async () => {
  const all = await Promise.all([1, 2, 3].map((value) => db.execute(sql`select ${value}::int as found`)))
  expect(all.map(({ rows }) => rows[0])).toEqual([{ found: 1 }, { found: 2 }, { found: 3 }])
})
