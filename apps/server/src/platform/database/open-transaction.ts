import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from './connection.ts'

/** The transaction in which the running code stands; empty again as soon as it has ended. */
const open = new AsyncLocalStorage<{ tx: Transaction | null }>()

/** The transaction that the running code has open, in whichever function it was opened; null outside of one. */
export const openTransaction = (): Transaction | null => open.getStore()?.tx ?? null

const databases = new WeakMap<Transaction, Database>()

/** The database on which a transaction was opened. */
export const databaseOf = (tx: Transaction): Database | undefined => databases.get(tx)

/** Does `work` as the inside of a transaction. */
export const insideTransaction = async <T>(
  db: Database,
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const place: { tx: Transaction | null } = { tx }
  databases.set(tx, db)
  try {
    // Awaited inside: a query that is returned unawaited begins only when somebody waits for it.
    return await open.run(place, async () => await work(tx))
  } finally {
    place.tx = null
  }
}

/**
 * Somebody who holds a connection and waits for another one keeps the one that the others wait for: a pool of ten stands
 * still with ten such callers. Asking is therefore an error, at the first call and not in the first crowd.
 */
export const asksForSecondConnection = (): boolean => openTransaction() !== null

export class SecondConnectionError extends Error {
  constructor() {
    super(
      'A query asks the pool for a second connection while a transaction is open: give it the transaction.',
    )
    this.name = 'SecondConnectionError'
  }
}
