import { BoundedCache } from '../../../platform/cache/bounded-cache.ts'
import type { WriteDatabase } from '../../../platform/database/pool.ts'
import { notePresence } from './sessions.repository.ts'

/** A person's calls within this time are one for "last seen": a write with every call would cost more than it tells. */
export const presenceMs = 5 * 60 * 1000
const mostPeople = 20_000

/** Makes what notes that somebody is here; most calls end in a look into memory. */
export const createPresence = () => {
  const noted = new BoundedCache<number, number>({ max: mostPeople, ttl: presenceMs })
  return async (db: WriteDatabase, userId: number, now: Date): Promise<void> => {
    const at = noted.get(userId)
    if (at !== undefined && now.getTime() - at < presenceMs) return
    noted.set(userId, now.getTime())
    await notePresence(db, userId, now, new Date(now.getTime() - presenceMs))
  }
}
