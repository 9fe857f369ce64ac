import { z } from 'zod'
import { listLimits } from '../kernel/limits.ts'
import { cutList, listOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { pendingPayment, purchase } from './order.ts'

export const listPurchases = defineOperation({
  id: 'orders.listPurchases',
  method: 'GET',
  path: '/user/purchases',
  summary: 'Orders of the signed-in person, newest first',
  query: z.object(pageQuery()),
  output: listOf(purchase),
  errors: [],
  permission: { kind: 'session' },
})

export const listPendingPayments = defineOperation({
  id: 'orders.listPendingPayments',
  method: 'GET',
  path: '/orders/payments/pending',
  summary: 'Payments that the signed-in person still owes, the next due first',
  output: cutList(pendingPayment, listLimits.pendingPayments),
  errors: [],
  permission: { kind: 'session' },
})
