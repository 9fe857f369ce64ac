import { databaseOf } from '../database/open-transaction.ts'
import type { Database, Transaction } from '../database/pool.ts'
import type { Listener } from './news.ts'

/** What the listeners of the houses on a database hear. */
const heardOn = new WeakMap<Database, Set<string>>()

/** Notes what somebody listens to; a house does it for its domains when it is made, before the first call and the first job. */
export const noteListeners = (db: Database, listeners: readonly Listener[]): void => {
  const names = listeners.flatMap(({ hears }) => hears)
  heardOn.set(db, new Set([...(heardOn.get(db) ?? []), ...names]))
}

/**
 * Whether somebody listens to a fact or a signal: without asking the database, because most have nobody. Before a house is made on the
 * database anything may be heard: a job that nobody hears ends quietly, and one that was never made is lost.
 */
export const isHeard = (tx: Transaction, name: string): boolean => {
  const db = databaseOf(tx)
  const heard = db && heardOn.get(db)
  return heard === undefined || heard.has(name)
}
