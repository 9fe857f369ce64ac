import { describe, expect, it } from 'vitest'
import { createTestClock } from '../clock.ts'
import { testDatabase } from '../../testing/database/database.ts'
import { sql } from '../database/sql.ts'
import { createSharedCache } from './shared-cache.ts'

const database = await testDatabase({ size: 1, connectionPatienceMs: 1_000 })

const counting = (keepMs = 1000, mostBytes = 100_000) => {
  const clock = createTestClock()
  const loads: string[] = []
  const load = async (key: string) => {
    loads.push(key)
    return `${key}#${loads.length}`
  }
  return { clock, loads, cache: createSharedCache({ load, db: database.db, clock, keepMs, mostBytes }) }
}

describe('a cache of facts', () => {
  it('loads a fact once for callers at the same time and for callers within its time', async () => {
    const { cache, loads } = counting()
    expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual(['a#1', 'a#1'])
    expect(await cache.get('a')).toBe('a#1')
    expect(loads).toEqual(['a'])
  })

  it('runs a query of the database once, which would run whenever it is awaited', async () => {
    const cache = createSharedCache({
      load: (_key, db) => db.select({ id: sql<string>`gen_random_uuid()` }).from(sql`(select 1) as one`),
      ...{ db: database.db, clock: createTestClock(), keepMs: 1000, mostBytes: 100_000 },
    })
    const first = await cache.get('a')
    expect(await cache.get('a')).toEqual(first)
    expect(await database.db.transaction(() => cache.get('a'))).toEqual(first)
  })

  it('loads again when its time is over', async () => {
    const { cache, clock } = counting(1000)
    await cache.get('a')
    clock.advance(1000)
    expect(await cache.get('a')).toBe('a#2')
  })

  it('loads again at once when the fact was dropped', async () => {
    const { cache } = counting()
    await cache.get('a')
    await cache.get('b')
    cache.drop((key) => key === 'a')
    expect(await cache.get('a')).toBe('a#3')
    expect(await cache.get('b')).toBe('b#2')
  })

  it('loads one fact again that was forgotten, and no other', async () => {
    const { cache } = counting()
    await cache.get('a')
    await cache.get('b')
    cache.forget('a')
    expect(await cache.get('a')).toBe('a#3')
    expect(await cache.get('b')).toBe('b#2')
  })

  it('does not keep what was being loaded when the fact was dropped', async () => {
    const { cache } = counting()
    const early = cache.get('a')
    cache.drop(() => true)
    await early
    expect(await cache.get('a')).toBe('a#2')
  })

  it('does not keep a failure', async () => {
    let fails = true
    const load = async () => {
      if (fails) throw new Error('away')
      return 'there'
    }
    const cache = createSharedCache({
      load,
      db: database.db,
      clock: createTestClock(),
      keepMs: 1000,
      mostBytes: 10_000,
    })
    await expect(cache.get('a')).rejects.toThrow('away')
    fails = false
    expect(await cache.get('a')).toBe('there')
  })

  it('lets the oldest go when there are too many keys, however small their values', async () => {
    const { cache, loads } = counting(1000, 450)
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key)
    expect(loads).toEqual(['a', 'b', 'c', 'a'])
  })

  it('is read by a transaction that asks, and keeps nothing of what is not committed', async () => {
    await database.db.execute(sql`create table fact (value text)`)
    const cache = createSharedCache({
      load: async (_key, db) => db.$count(sql`fact`),
      db: database.db,
      clock: createTestClock(),
      keepMs: 1000,
      mostBytes: 10_000,
    })
    const undone = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into fact values ('new')`)
      expect(await cache.get('fact')).toBe(1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await cache.get('fact')).toBe(0)
  })

  it('lets the oldest go when all of them take too much memory, and keeps none that is too large alone', async () => {
    const loads: string[] = []
    const load = async (key: string) => {
      loads.push(key)
      return { words: key.repeat(key === 'huge' ? 1000 : 100), seen: new Set(['x']) }
    }
    const cache = createSharedCache({
      ...{ load, db: database.db, clock: createTestClock(), keepMs: 1000, mostBytes: 1_000 },
    })
    for (const key of ['a', 'b', 'b', 'huge', 'huge', 'c', 'a']) await cache.get(key)
    expect(loads).toEqual(['a', 'b', 'huge', 'huge', 'c', 'a'])
  })
})
