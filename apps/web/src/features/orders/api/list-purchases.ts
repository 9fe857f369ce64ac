import type { listPurchases as operation } from '@lectern/contract/orders/orders.api'
import { call } from '../../../lib/api/index.ts'

export const listPurchases = call<typeof operation>('GET', '/user/purchases')
