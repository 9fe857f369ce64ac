import type { ViewedListName, ViewQuery } from '@lectern/contract/views/views'
import { insertView } from '../../../domains/views/index.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

interface Seller {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly now: Date
}

type SaleView = readonly [
  list: ViewedListName,
  name: string,
  query: ViewQuery,
  columns: readonly string[] | null,
]

const views: readonly SaleView[] = [
  [
    ...(['orders', 'Unpaid from offer pages', { state: 'awaiting_payment', source: 'offer_page' }] as const),
    ['buyer', 'phone', 'total', 'next', 'days_in_stage', 'manager'],
  ],
  ['transactions', 'Refunds', { kind: 'refund', sort: 'processed' }, null],
]

/** Views of orders and transactions that a school shares. */
export const makeSaleViews = async (tx: Transaction, { schoolId, userId, now }: Seller): Promise<void> => {
  for (const [list, name, query, columns] of views)
    await insertView(
      tx,
      { schoolId, userId, list },
      { name, isShared: true, query, columns, position: 0 },
      now,
    )
}
