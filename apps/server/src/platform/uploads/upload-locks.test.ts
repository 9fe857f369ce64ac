import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { openNotifications } from '../database/notifications.ts'
import { silentLog } from '../log.ts'
import { createUploadLocks } from './upload-locks.ts'

const database = await testDatabase()

/** The locks of one server process. */
const openProcess = async () => {
  const notifications = await openNotifications(database.target, silentLog)
  const locks = createUploadLocks({ database, db: database.db, log: silentLog, notifications })
  afterAll(async () => {
    await locks.close()
    await notifications.close()
  })
  return locks
}
const [one, other] = [await openProcess(), await openProcess()]
const never = new AbortController().signal

test.each([
  ['in the same process', one, one],
  ['in another process', one, other],
])('a writer waits for the one before it, %s, and asks it to end', async (_where, here, there) => {
  const happened: string[] = []
  const first = here.newLock(`upload ${_where}`)
  const asked = Promise.withResolvers<void>()
  await first.lock(never, () => asked.resolve())
  const second = there.newLock(`upload ${_where}`)
  const taken = second.lock(never, () => {}).then(() => happened.push('taken'))
  await asked.promise
  happened.push('asked')
  await first.unlock()
  await taken
  expect(happened).toEqual(['asked', 'taken'])
  await second.unlock()
  await first.lock(never, () => {})
  await first.unlock()
})

test('different uploads do not wait for each other', async () => {
  const [a, b] = [one.newLock('a'), other.newLock('b')]
  let asked = 0
  await a.lock(never, () => void (asked += 1))
  await b.lock(never, () => void (asked += 1))
  expect(asked).toBe(0)
  await Promise.all([a.unlock(), b.unlock()])
})

test('who gives up waits no longer', async () => {
  const [mine, theirs] = [one.newLock('kept'), other.newLock('kept')]
  await mine.lock(never, () => {})
  const gaveUp = new AbortController()
  const waiting = theirs.lock(gaveUp.signal, () => {})
  gaveUp.abort()
  await expect(waiting).rejects.toMatchObject({ status: 409 })
  await mine.unlock()
})
