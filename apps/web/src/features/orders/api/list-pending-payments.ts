import type { listPendingPayments as operation } from '@lectern/contract/orders/orders.api'
import { call } from '../../../lib/api/index.ts'

export const listPendingPayments = call<typeof operation>('GET', '/orders/payments/pending')
