import type { OrderCard, OrderRow } from '@lectern/contract/orders/staff-order'

/** No order in any group. */
export const noGroups = {
  ...{ all: 0, needs_action: 0, late: 0, awaiting_payment: 0, disputed: 0, paid: 0, closed: 0 },
}

/** An order of the list, of which nothing is paid. */
export const orderRow: OrderRow = {
  id: 18,
  number: 1018,
  buyer: { contact_id: 5, name: 'Ivan P.', email: 'ivan@example.test', phone: null },
  title: 'Sourdough with a curator',
  total: 59_000,
  ...{ paid_total: 0, refunded_total: 0 },
  currency: 'EUR',
  state: 'awaiting_payment',
  next: { kind: 'pay', amount: 59_000, due_at: null, closes_at: '2026-12-05T10:00:00.000Z' },
  source: 'offer_page',
  comments_count: 0,
  stage: { id: 1, title: 'New', since: '2026-11-28T10:00:00.000Z' },
  ...{ manager: null, method: null, first_paid_at: null },
  created_at: '2026-11-28T10:00:00.000Z',
}

/** Its card. */
export const orderCard: OrderCard = {
  ...orderRow,
  offer: { id: 2, title: 'Sourdough with a curator' },
  lines: [
    {
      id: 1,
      title: 'Sourdough with a curator',
      amount: 59_000,
      opens: [{ product_id: 3, title: 'Sourdough', link: null }],
    },
  ],
  payments: [{ id: 7, no: 1, amount: 59_000, due_at: null, paid_at: null, status: 'planned', comment: null }],
  place: null,
  pay_link: 'https://school.test/orders/1-abc',
  is_access_open: false,
  cancel_reason: null,
  terms_accepted_at: null,
  created_by: null,
  comments: [],
  history: [
    {
      ...{ id: 1, kind: 'placed', by: null, amount: null, reason: null, title: null },
      at: '2026-11-28T10:00:00.000Z',
    },
  ],
}

/** The same, once it is paid. */
export const paidOrder: OrderCard = {
  ...orderCard,
  paid_total: 59_000,
  state: 'paid',
  next: { kind: 'nothing' },
  is_access_open: true,
  payments: orderCard.payments.map((each) => ({
    ...each,
    paid_at: '2026-11-28T12:00:00.000Z',
    status: 'paid' as const,
  })),
}
