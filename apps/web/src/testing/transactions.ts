import type { Transaction, TransactionCard } from '@lectern/contract/payments/transactions'

/** A payment by Stripe that went through. */
export const charge: Transaction = {
  ...{ id: 41, order: { id: 18, number: 1018 }, title: 'Sourdough', kind: 'charge', state: 'succeeded' },
  buyer: { contact_id: 5, name: 'Ivan P.', email: 'ivan@example.test' },
  ...{ amount: 59_000, currency: 'EUR', provider_id: 3, external_id: 'cs_1', method: null },
  way: 'Card',
  ...{ payer: 'Visa 4242', fee: 1_500, reason: null, dispute: null, is_test: false, may_undo_until: null },
  ...{ comment: null, by: null, created_at: '2026-11-28T12:00:00.000Z' },
  processed_at: '2026-11-28T12:01:00.000Z',
}

/** With how the school knows of it. */
export const chargeCard: TransactionCard = {
  ...charge,
  provider: {
    ...{ key: 'L-1018-1', title: 'Card', word: 'complete', returned_at: '2026-11-28T12:01:10.000Z' },
    ...{ asked_at: '2026-11-28T12:01:20.000Z', asks: 2, next_ask_at: null },
    ...{ seen_amount: null, seen_currency: null, decision: null },
  },
  messages: [
    {
      ...{ id: 1, word: 'payment_intent.succeeded', received_at: '2026-11-28T12:01:05.000Z' },
      handled_at: '2026-11-28T12:01:05.000Z',
    },
  ],
}
