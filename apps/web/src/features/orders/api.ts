import type * as checkout from '@lectern/contract/orders/checkout.api'
import type * as operations from '@lectern/contract/orders/orders.api'
import type * as payments from '@lectern/contract/payments/payments.api'
import { call } from '../../lib/api/index.ts'

export const listPendingPayments = call<typeof operations.listPendingPayments>(
  'GET',
  '/orders/payments/pending',
)
export const listPurchases = call<typeof operations.listPurchases>('GET', '/user/purchases')
export const getBuyerOrder = call<typeof checkout.getBuyerOrder>('GET', '/public/orders/:token')
export const changePaymentMethod = call<typeof checkout.changePaymentMethod>(
  'PUT',
  '/public/orders/:token/method',
)
export const cancelBuyerOrder = call<typeof checkout.cancelBuyerOrder>('POST', '/public/orders/:token/cancel')
export const listPaymentMethods = call<typeof payments.listPaymentMethods>('GET', '/public/payment-methods')
