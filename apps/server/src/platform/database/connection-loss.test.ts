import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { silentLog } from '../log.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { openDatabase } from './pool.ts'
import { sql } from './sql.ts'
import { namedDatabase } from '../../testing/database/database-server.ts'

const { target } = inject('testServer')

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a connection that is ended under a query, before it and for good counts as lost', async () => {
  const database = openDatabase(target, { log: silentLog, size: 1 })
  const client = await database.pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const running = failureOf(client.query('select pg_sleep(60)'))
  const other = new Client(target)
  await other.connect()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await other.end()
  expect(isConnectionLoss(await running)).toBe(true)
  expect(isConnectionLoss(await failureOf(client.query('select 1')))).toBe(true)
  client.release(true)
  await database.close()
})

test('nobody at the socket counts as lost, through the words of the query builder too', async () => {
  const nowhere = openDatabase({ host: '/tmp/lectern-nobody-is-here', user: 'x' }, { log: silentLog })
  expect(isConnectionLoss(await failureOf(nowhere.db.execute(sql`select 1`)))).toBe(true)
  await nowhere.close()
})

test('a wait for a free connection that takes too long counts as lost', async () => {
  const database = openDatabase(target, { log: silentLog, size: 1 })
  const busy = await database.pool.connect()
  database.pool.options.connectionTimeoutMillis = 10
  expect(isConnectionLoss(await failureOf(database.pool.query('select 1')))).toBe(true)
  busy.release()
  await database.close()
})

test('a wrong query and a missing database are not', async () => {
  const database = openDatabase(target, { log: silentLog })
  expect(isConnectionLoss(await failureOf(database.db.execute(sql`select from nothing_here`)))).toBe(false)
  await database.close()
  const missing = openDatabase(namedDatabase(target, 'not_there'), { log: silentLog })
  expect(isConnectionLoss(await failureOf(missing.db.execute(sql`select 1`)))).toBe(false)
  await missing.close()
})
