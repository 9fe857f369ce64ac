import { createCache } from './cache.ts'
import type { Clock } from '../clock.ts'
import { openTransaction } from '../database/open-transaction.ts'
import type { ReadDatabase } from '../database/pool.ts'
import { bytesOf } from './bytes-of.ts'

/** Facts that are read far more often than they change: kept for a moment, dropped exactly when they change. */
export interface SharedCache<Value> {
  /**
   * The kept value, or a freshly loaded one; callers at the same time share one load. Inside a transaction a value that
   * is not there yet is read by that transaction and not kept: nobody who holds a connection waits for another, and what
   * is not committed is shown to nobody else.
   */
  get(key: string): Promise<Value>
  /** Drops one key; a load of it that is under way is not kept either. */
  forget(key: string): void
  /** Drops every key of which `matches` is true; loads under way are not kept either. */
  drop(matches: (key: string, value: Value | undefined) => boolean): void
  clear(): void
}

export interface SharedCacheOptions<Value> {
  readonly load: (key: string, db: ReadDatabase) => Promise<Value>
  readonly db: ReadDatabase
  readonly clock: Clock
  /** How long a fact may be kept. */
  readonly keepMs: number
  /** All values together, about; a value above it is not kept at all. */
  readonly mostBytes: number
}

interface Entry<Value> {
  readonly loadedAt: number
  readonly loading: Promise<Value>
  isLoaded: boolean
  value: Value | undefined
}

/** What an entry takes beside its value: without it, nothing limits how many keys without a value are kept. */
const sizeOfKey = (key: string): number => 200 + key.length * 2

/**
 * A query of the database is a promise by its type and runs at every await. Kept as it is, it saves nothing, and a transaction that
 * awaits it holds two connections.
 */
const runOnce = async <Value>(load: () => Promise<Value>): Promise<Value> => load()

/** Makes a cache. A load that fails is not kept. */
export const createSharedCache = <Value>({
  load,
  db,
  clock,
  keepMs,
  mostBytes,
}: SharedCacheOptions<Value>): SharedCache<Value> => {
  const entries = createCache<string, Entry<Value>>({ mostBytes, keepMs })

  const start = (key: string): Promise<Value> => {
    const loading = runOnce(() => load(key, db))
    const loadedAt = clock.now().getTime()
    const entry: Entry<Value> = { loadedAt, loading, isLoaded: false, value: undefined }
    entries.set(key, entry, { size: sizeOfKey(key) })
    void settle(key, entry)
    return loading
  }

  const settle = async (key: string, entry: Entry<Value>) => {
    try {
      entry.value = await entry.loading
      entry.isLoaded = true
      if (entries.peek(key) !== entry) return
      // The library keeps the size that it knows while the value is the same object.
      entries.delete(key)
      entries.set(key, entry, { size: sizeOfKey(key) + bytesOf(entry.value) })
    } catch {
      // Whoever asked is told by the promise itself; here it only must not stay.
      if (entries.peek(key) === entry) entries.delete(key)
    }
  }

  return {
    get: async (key) => {
      const entry = entries.get(key)
      const isFresh = entry !== undefined && clock.now().getTime() - entry.loadedAt < keepMs
      const tx = openTransaction()
      if (tx === null) return isFresh ? entry.loading : start(key)
      return isFresh && entry.isLoaded ? entry.loading : load(key, tx)
    },
    forget: (key) => void entries.delete(key),
    drop: (matches) => {
      for (const [key, entry] of [...entries.entries()]) if (matches(key, entry.value)) entries.delete(key)
    },
    clear: () => entries.clear(),
  }
}
