import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database/database.ts'
import { addressKey, clearTries, countTry, forgetOldTries, limitKey, uncountTry } from './limits.ts'

const { db, pool } = await testDatabase()
const now = new Date('2026-03-01T10:00:00Z')
const limit = (of: string, most = 3) => ({ key: limitKey('tries', of), most, windowMs: 60_000 })
const isLet = (limits: Parameters<typeof countTry>[1], at = now) =>
  countTry(db, limits, at).then(
    () => true,
    () => false,
  )

test('of many tries at the same moment no more go on than the limit allows', async () => {
  const let150 = await Promise.all(Array.from({ length: 150 }, () => isLet([limit('crowd', 10)])))
  expect(let150.filter(Boolean)).toHaveLength(10)
})

test('a try has to be let by every limit, and two callers with the same limits do not lock each other out', async () => {
  const both = [limit('one', 2), limit('other', 5)]
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, at) => isLet(at % 2 ? both : both.toReversed())),
  )
  expect(tries.filter(Boolean)).toHaveLength(2)
})

test('whoever waited is let again, and is told how long that is', async () => {
  const wait = limit('wait', 1)
  await countTry(db, [wait], now)
  await expect(countTry(db, [wait], new Date(now.getTime() + 15_000))).rejects.toMatchObject({
    code: 'too_many_requests',
    extras: { retryAfter: 45 },
  })
  expect(await isLet([wait], new Date(now.getTime() + 60_000))).toBe(true)
})

test('a try is taken back, and a count is started again', async () => {
  const back = limit('back', 1)
  await countTry(db, [back], now)
  await uncountTry(db, back.key)
  expect(await isLet([back])).toBe(true)
  await clearTries(db, back.key)
  expect(await isLet([back])).toBe(true)
  expect(await isLet([back])).toBe(false)
})

test('one machine with many IPv6 addresses counts as one', () => {
  expect(addressKey('x', '2001:db8:1:2:aaaa::1')).toBe(addressKey('x', '2001:db8:1:2:bbbb::2'))
  expect(addressKey('x', '2001:db8:1:3::1')).not.toBe(addressKey('x', '2001:db8:1:2::1'))
  expect(addressKey('x', '::ffff:192.0.2.1')).toBe(addressKey('x', '192.0.2.1'))
  expect(addressKey('x', '192.0.2.2')).not.toBe(addressKey('x', '192.0.2.1'))
})

test('counts whose time is over are forgotten', async () => {
  await countTry(db, [limit('old')], now)
  await forgetOldTries(db, new Date(now.getTime() + 120_000))
  const { rows } = await pool.query('select key from attempt_counts where key = $1', [limit('old').key])
  expect(rows).toEqual([])
})
