import type { BuyerAttempt, BuyerAttemptState } from '@lectern/contract/orders/payment-attempt'
import type { TransactionState } from '@lectern/contract/payments/transactions'
import type { AttemptRow } from './attempts.repository.ts'
import { payAddress } from './attempt-key.ts'

const shownStates: Readonly<Record<TransactionState, BuyerAttemptState>> = {
  created: 'open',
  processing: 'processing',
  unknown: 'unknown',
  succeeded: 'succeeded',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'expired',
  mismatch: 'mismatch',
}

/** A try to pay for the buyer. */
export const presentAttempt = ({ attempt, systemTitle }: AttemptRow): BuyerAttempt => ({
  state: shownStates[attempt.state],
  reason: attempt.reason,
  method_title: systemTitle,
  began_at: attempt.createdAt.toISOString(),
  returned_at: attempt.returnedAt?.toISOString() ?? null,
  asked_at: attempt.askedAt?.toISOString() ?? null,
  asks: attempt.asks,
  next_ask_at: attempt.nextAskAt?.toISOString() ?? null,
  pay_url: attempt.state === 'created' && attempt.page !== null ? payAddress(attempt) : null,
  payer: attempt.payer,
  is_found_by_asking: attempt.isFoundByAsking,
  settled_at: attempt.processedAt?.toISOString() ?? null,
})
