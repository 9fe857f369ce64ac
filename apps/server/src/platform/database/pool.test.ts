import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { SecondConnectionError } from './open-transaction.ts'
import { inTransaction } from './pool.ts'
import { sql } from './sql.ts'

const database = await testDatabase({ size: 2, connectionPatienceMs: 1_000 })
const { db, pool } = database

test.each([
  ['a query', () => db.execute(sql`select 1`)],
  ['another transaction', () => db.transaction((tx) => tx.execute(sql`select 1`))],
  ['a connection of its own', () => pool.connect()],
])('%s of the pool is refused to whoever holds a connection', async (_what, ask) => {
  const asking = inTransaction(db, async () => {
    await Promise.resolve()
    return ask()
  })
  const refused: unknown = await asking.catch((error: unknown) => error)
  expect(refused instanceof Error && (refused.cause ?? refused)).toBeInstanceOf(SecondConnectionError)
  await inTransaction(db, (tx) => tx.execute(sql`select 1`))
  await ask().then((given) => 'release' in given && given.release())
})

test('what a transaction began and left to itself may ask when it has ended', async () => {
  const ended = Promise.withResolvers<void>()
  let later: Promise<unknown> = Promise.resolve()
  await inTransaction(db, async () => {
    later = ended.promise.then(() => db.execute(sql`select 1`))
  })
  ended.resolve()
  await expect(later).resolves.toMatchObject({ rowCount: 1 })
})

test('a crowd that writes leaves a connection to those who read', async () => {
  const goOn = Promise.withResolvers<void>()
  const writers = [1, 2, 3].map(() => inTransaction(db, () => goOn.promise))
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  goOn.resolve()
  await Promise.all(writers)
})
