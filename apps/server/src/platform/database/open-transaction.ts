import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from './connection.ts'

/** The transaction in which the running code stands; empty again as soon as it has ended. */
const open = new AsyncLocalStorage<{ tx: Transaction | null }>()

/** The transaction that the running code has open, in whichever function it was opened; null outside of one. */
export const openTransaction = (): Transaction | null => open.getStore()?.tx ?? null

/** Does `work` as the inside of a transaction. */
export const insideTransaction = async <T>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const place: { tx: Transaction | null } = { tx }
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
