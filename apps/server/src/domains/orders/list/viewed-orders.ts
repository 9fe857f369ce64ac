import { listOrders } from '@lectern/contract/orders/staff-orders.api'
import type { ViewedList } from '../../views/index.ts'
import type { MoneyTroubles } from '../services.ts'
import { findRowsOf } from '../staff-orders.repository.ts'
import { readOrderFilter } from './read-filter.ts'

/** A page of the list belongs to no view. */
const kept = listOrders.query.omit({ after: true, before: true, per_page: true }).strict()

/** The list of orders, for those who keep views of it. */
export const viewedOrders = (troubles: MoneyTroubles): ViewedList => ({
  name: 'orders',
  rights: listOrders.permission.anyOf,
  query: kept,
  rowsOf: async (db, { staff: { schoolId }, now }, query) => {
    const read = kept.safeParse(query)
    if (!read.success) return null
    return findRowsOf(db, await readOrderFilter(db, { schoolId, troubles, now }, read.data))
  },
})
