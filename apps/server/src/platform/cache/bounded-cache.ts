/**
 * A cache with a limit of entries, of their sizes together, and of age; the ones that nobody asked for the longest go first.
 * Facts of the database belong into `fact-cache.ts`, which also drops what changed.
 */
export { LRUCache as BoundedCache } from 'lru-cache'
