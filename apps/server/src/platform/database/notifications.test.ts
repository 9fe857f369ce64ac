import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { silentLog } from '../log.ts'
import { notify, openNotifications, type Notification } from './notifications.ts'

const database = await testDatabase()
const notifications = await openNotifications(database.target, silentLog)
afterAll(() => notifications.close())

/** Collects what a channel says and lets a test wait for the next thing. */
const collect = async (channel: string) => {
  const heard: Notification[] = []
  const waiting: (() => void)[] = []
  const end = await notifications.listen(channel, (notification) => {
    heard.push(notification)
    waiting.shift()?.()
  })
  return { heard, end, next: () => new Promise<void>((resolve) => waiting.push(resolve)) }
}

const send = (channel: string, payload: string) =>
  database.db.transaction((tx) => notify(tx, channel, payload))

test('a listener hears what a committed transaction said, and nothing of a failed one', async () => {
  const { heard, next, end } = await collect('lessons changed')
  const failing = database.db.transaction(async (tx) => {
    await notify(tx, 'lessons changed', 'never')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const told = next()
  await send('lessons changed', '5')
  await told
  expect(heard).toEqual([{ kind: 'payload', payload: '5' }])
  await end()
})

test('after a lost connection listeners are told that they may have missed something, and hear again', async () => {
  const { heard, next, end } = await collect('access')
  const missed = next()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'lectern notifications' and datname = current_database()`,
  )
  await missed
  expect(heard).toEqual([{ kind: 'missed' }])
  const told = next()
  await send('access', 'back')
  await told
  expect(heard.at(-1)).toEqual({ kind: 'payload', payload: 'back' })
  await end()
})

test('a handler that throws does not keep others from hearing', async () => {
  const endBad = await notifications.listen('both', () => {
    throw new Error('a bad handler')
  })
  const { heard, next, end } = await collect('both')
  const told = next()
  await send('both', 'x')
  await told
  expect(heard).toHaveLength(1)
  await endBad()
  await end()
})

test('a payload that PostgreSQL would refuse is refused before it is sent', async () => {
  await expect(send('access', 'ї'.repeat(4_000))).rejects.toThrow(RangeError)
})
