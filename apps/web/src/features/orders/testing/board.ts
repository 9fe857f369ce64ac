import type { BoardColumn, OrderFunnel } from '@lectern/contract/orders/funnels'
import { orderRow } from './order.ts'

/** Two stages of work and one of money; three orders, one of them in another currency. */
export const boardColumns: BoardColumn[] = [
  {
    stage: { id: 1, title: 'New', rule: null },
    count: 2,
    sums: [{ currency: 'EUR', amount: 78_000 }],
    orders: [
      orderRow,
      {
        ...orderRow,
        ...{ id: 19, number: 1019, total: 19_000, comments_count: 2 },
        buyer: { ...orderRow.buyer, name: 'Nina D.' },
        manager: { id: 4, name: 'Demo Curator', email: 'curator@example.test' },
      },
    ],
    next: null,
  },
  {
    stage: { id: 2, title: 'In work', rule: null },
    count: 1,
    sums: [{ currency: 'USD', amount: 10_000 }],
    orders: [
      {
        ...orderRow,
        ...{ id: 20, number: 1020, total: 10_000, currency: 'USD' },
        buyer: { ...orderRow.buyer, name: 'Oleh V.' },
        stage: { id: 2, title: 'In work', since: '2026-11-28T10:00:00.000Z' },
      },
    ],
    next: null,
  },
  { stage: { id: 3, title: 'Paid', rule: 'paid' }, count: 0, sums: [], orders: [], next: null },
]

/** Their funnel. */
export const funnel: OrderFunnel = {
  id: 1,
  title: 'Sales',
  stages: boardColumns.map(({ stage }) => stage),
  offer_ids: [],
  orders_count: 3,
}
