import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { logOptions } from '../log.ts'
import { SecondConnectionError } from './open-transaction.ts'
import { type Database, openDatabase } from './pool.ts'
import { sql } from './sql.ts'

const database = await testDatabase({ size: 2, connectionPatienceMs: 1_000 })
const { db, pool } = database

test.each([
  ['a query', () => db.execute(sql`select 1`)],
  ['another transaction', () => db.transaction((tx) => tx.execute(sql`select 1`))],
  ['a connection of its own', () => pool.connect()],
])('%s of the pool is refused to whoever holds a connection', async (_what, ask) => {
  const asking = db.transaction(async () => {
    await Promise.resolve()
    return ask()
  })
  const refused: unknown = await asking.catch((error: unknown) => error)
  expect(refused instanceof Error && (refused.cause ?? refused)).toBeInstanceOf(SecondConnectionError)
  await db.transaction((tx) => tx.execute(sql`select 1`))
  await ask().then((given) => 'release' in given && given.release())
})

test.each([
  [
    'a query',
    (db: Database) => db.execute(sql`select 1 as one`),
    {
      statement: 'select 1 as one',
      err: expect.objectContaining({ stack: expect.stringMatching(/\n +at /) }),
    },
  ],
  [
    'another transaction',
    (db: Database) => db.transaction((tx) => tx.execute(sql`select 1 as one`)),
    { err: expect.objectContaining({ stack: expect.stringContaining('pool.test.ts') }) },
  ],
])('in production %s of a transaction is answered, and logged with its stack', async (_what, ask, told) => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const log = pino(logOptions('info'), sink)
  const running = openDatabase(database.target, { log, size: 3, secondConnections: 'logged' })
  const given = await running.db.transaction(() => ask(running.db))
  expect(given.rows).toEqual([{ one: 1 }])
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'a transaction asked for a second connection',
      ...told,
    }),
  )
  await running.close()
})

test('what a transaction began and left to itself may ask when it has ended', async () => {
  const ended = Promise.withResolvers<void>()
  let later: Promise<unknown> = Promise.resolve()
  await db.transaction(async () => {
    later = ended.promise.then(() => db.execute(sql`select 1`))
  })
  ended.resolve()
  await expect(later).resolves.toMatchObject({ rowCount: 1 })
})

test('a crowd that writes leaves a connection to those who read', async () => {
  const goOn = Promise.withResolvers<void>()
  const writers = [1, 2, 3].map(() => db.transaction(() => goOn.promise))
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  goOn.resolve()
  await Promise.all(writers)
})
