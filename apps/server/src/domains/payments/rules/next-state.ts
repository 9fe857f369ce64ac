import type { TransactionState } from '@lectern/contract/payments/transactions'

/** How much a state says of where the money is: what comes later may only say more. */
const ranks: Readonly<Record<TransactionState, number>> = {
  created: 0,
  unknown: 1,
  processing: 2,
  expired: 3,
  cancelled: 3,
  failed: 4,
  mismatch: 5,
  succeeded: 6,
}

/** Whether what a provider says of an attempt moves it: money that came is lowered by no older message, and late money counts. */
export const isAdvance = (from: TransactionState, to: TransactionState): boolean =>
  // An answer that did not come says nothing against one that does.
  from === 'unknown' && to === 'created' ? true : ranks[to] > ranks[from]

/** Whether the outcome of an attempt is open. */
export const isOpen = (state: TransactionState): boolean => ranks[state] <= ranks.processing
