import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import type { BuyerAttempt } from '@lectern/contract/orders/payment-attempt'

/** A way to pay by a payment system. */
export const byCard: PaymentMethod = {
  ...{ id: 3, kind: 'provider', provider_id: 3, title: 'Card', is_test: false },
}

/** A try to pay from which the buyer came back half a minute later. */
export const attempt: BuyerAttempt = {
  ...{ state: 'open', reason: null, method_title: 'Card', began_at: '2026-12-01T10:00:05.000Z' },
  ...{ returned_at: '2026-12-01T10:00:35.000Z', asked_at: null, asks: 0, next_ask_at: null },
  ...{ pay_url: null, payer: null, is_found_by_asking: false, settled_at: null },
}

/** An order that waits for its first payment, by card. */
export const buyerOrder: BuyerOrder = {
  ...{
    token: `1a-${'x'.repeat(32)}`,
    number: 12,
    school: { name: 'Bread' },
    offer_link: '/offers/abcdefghij',
  },
  ...{ email: 'vira@example.test', name: 'Vira', total: 59_000, paid_total: 0, currency: 'EUR' },
  lines: [
    {
      ...{ title: 'Sourdough', amount: 59_000 },
      opens: [{ product_id: 3, title: 'Sourdough', link: '/courses/sourdough' }],
    },
  ],
  ...{ state: 'awaiting_payment', payments: [], method: byCard, instruction: null, attempt: null },
  next: { kind: 'pay', amount: 59_000, due_at: null, closes_at: '2026-12-08T10:00:00.000Z' },
  ...{ place: null, placed_at: '2026-12-01T10:00:00.000Z', paid_at: null, as_of: '2026-12-01T10:00:40.000Z' },
}
