import type * as operations from '@lectern/contract/orders/orders.api'
import { call } from '../../lib/api/index.ts'

export const listPendingPayments = call<typeof operations.listPendingPayments>(
  'GET',
  '/orders/payments/pending',
)
export const listPurchases = call<typeof operations.listPurchases>('GET', '/user/purchases')
