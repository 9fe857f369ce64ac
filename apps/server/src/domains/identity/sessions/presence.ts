import { createCache } from '../../../platform/cache/cache.ts'
import type { WriteDatabase } from '../../../platform/database/pool.ts'
import { notePresence } from './sessions.repository.ts'

/** A person's calls within this time are one for "last seen": a write with every call would cost more than it tells. */
export const presenceMs = 5 * 60 * 1000
/** Of a person and the moment, with what the cache itself needs for them. */
const bytesOfPerson = 100
const mostBytes = 2 * 1024 ** 2

/** Makes what notes that somebody is here; most calls end in a look into memory. */
export const createPresence = () => {
  const noted = createCache<number, number>({ mostBytes, keepMs: presenceMs, sizeOf: () => bytesOfPerson })
  return async (db: WriteDatabase, userId: number, now: Date): Promise<void> => {
    const at = noted.get(userId)
    if (at !== undefined && now.getTime() - at < presenceMs) return
    noted.set(userId, now.getTime())
    await notePresence(db, userId, now, new Date(now.getTime() - presenceMs))
  }
}
