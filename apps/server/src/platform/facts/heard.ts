import { databaseOf } from '../database/open-transaction.ts'
import type { Database, Transaction } from '../database/pool.ts'
import type { SchoolId } from '../school-id.ts'
import type { Listener } from './news.ts'

/** The listeners of the houses on a database, by what they hear. */
const heardOn = new WeakMap<Database, Map<string, Set<Listener>>>()

/** Notes who listens; a house does it for its domains when it is made, before the first call and the first job. */
export const noteListeners = (db: Database, listeners: readonly Listener[]): void => {
  const heard = heardOn.get(db) ?? new Map<string, Set<Listener>>()
  for (const listener of listeners)
    for (const name of listener.hears) heard.set(name, (heard.get(name) ?? new Set()).add(listener))
  heardOn.set(db, heard)
}

/**
 * Whether somebody listens to a fact or a signal: without asking the database, because most have nobody. Before a house is made on the
 * database anything may be heard: a job that nobody hears ends quietly, and one that was never made is lost.
 *
 * @param schoolId of a fact; a listener may be of use to some schools alone
 */
export const isHeard = (tx: Transaction, name: string, schoolId: SchoolId | null): boolean => {
  const db = databaseOf(tx)
  const heard = db && heardOn.get(db)
  if (heard === undefined) return true
  const listeners = heard.get(name) ?? new Set()
  return [...listeners].some(
    ({ isWantedIn }) => schoolId === null || isWantedIn === undefined || isWantedIn(schoolId),
  )
}
