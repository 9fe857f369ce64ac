import { LRUCache } from 'lru-cache'

export interface CacheLimits<Value> {
  /** All values together, about; one above it is not kept at all. */
  readonly mostBytes: number
  /** How old a value may become. */
  readonly keepMs: number
  /** How much room a value takes, where `set` is not told. */
  readonly sizeOf?: (value: Value) => number
}

/** What a cache does; the values that nobody asked for the longest go first. */
export type Cache<Key extends {}, Value extends {}> = LRUCache<Key, Value>

/**
 * The one way to keep values in memory: with a limit of bytes and of age, which every cache names. What is read from the
 * database belongs into `shared-cache.ts`, which also drops what changed.
 */
export const createCache = <Key extends {}, Value extends {}>({
  mostBytes,
  keepMs,
  sizeOf,
}: CacheLimits<Value>): Cache<Key, Value> =>
  new LRUCache<Key, Value>({
    maxSize: mostBytes,
    ttl: keepMs,
    ...(sizeOf === undefined ? {} : { sizeCalculation: sizeOf }),
  })
