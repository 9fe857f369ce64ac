import type * as bulkApi from '@lectern/contract/orders/bulk.api'
import type * as checkout from '@lectern/contract/orders/checkout.api'
import type * as funnelsApi from '@lectern/contract/orders/funnels.api'
import type * as operations from '@lectern/contract/orders/orders.api'
import type * as staffApi from '@lectern/contract/orders/staff-orders.api'
import type * as systemsApi from '@lectern/contract/payments/payment-systems.api'
import type * as paymentsApi from '@lectern/contract/payments/payments.api'
import { call } from '../../lib/api/index.ts'

export const listPendingPayments = call<typeof operations.listPendingPayments>(
  'GET',
  '/orders/payments/pending',
)
export const listPurchases = call<typeof operations.listPurchases>('GET', '/user/purchases')

const order = '/orders/:order'

/** Orders of the school, in pages by places. */
export const listOrders = call<typeof staffApi.listOrders>('GET', '/orders')
export const countOrders = call<typeof staffApi.countOrders>('GET', '/orders/counts')
export const getOrder = call<typeof staffApi.getOrder>('GET', order)
export const createOrder = call<typeof staffApi.createOrder>('POST', '/orders')
export const cancelOrder = call<typeof staffApi.cancelOrder>('POST', '/orders/:order/cancel')
export const reopenOrder = call<typeof staffApi.reopenOrder>('POST', '/orders/:order/reopen')
export const commentOrder = call<typeof staffApi.commentOrder>('POST', '/orders/:order/comments')
export const deleteOrderComment = call<typeof staffApi.deleteOrderComment>(
  'DELETE',
  '/orders/:order/comments/:comment',
)
export const listFunnels = call<typeof funnelsApi.listFunnels>('GET', '/order-funnels')
export const createFunnel = call<typeof funnelsApi.createFunnel>('POST', '/order-funnels')
export const changeFunnel = call<typeof funnelsApi.changeFunnel>('PUT', '/order-funnels/:funnel')
export const deleteFunnel = call<typeof funnelsApi.deleteFunnel>('DELETE', '/order-funnels/:funnel')
export const getBoard = call<typeof funnelsApi.getBoard>('GET', '/order-funnels/:funnel/board')
export const moveOrder = call<typeof funnelsApi.moveOrder>('POST', '/orders/:order/move')
export const assignOrders = call<typeof funnelsApi.assignOrders>('POST', '/orders/assign')
export const rehearseOrderAction = call<typeof bulkApi.rehearseOrderAction>('POST', '/orders/bulk/rehearse')
export const startOrderAction = call<typeof bulkApi.startOrderAction>('POST', '/orders/bulk')
export const exportOrders = call<typeof bulkApi.exportOrders>('POST', '/orders/export')
export const takePayment = call<typeof paymentsApi.takePayment>(
  'POST',
  '/orders/:order/payments/:payment/take',
)
export const forecastRefund = call<typeof paymentsApi.forecastRefund>('GET', '/orders/:order/refund')
export const refundOrder = call<typeof paymentsApi.refundOrder>('POST', '/orders/:order/refund')
export const listOrderTransactions = call<typeof paymentsApi.listOrderTransactions>(
  'GET',
  '/orders/:order/transactions',
)
export const getBuyerOrder = call<typeof checkout.getBuyerOrder>('GET', '/public/orders/:token')
export const changePaymentMethod = call<typeof checkout.changePaymentMethod>(
  'POST',
  '/public/orders/:token/method',
)
export const cancelBuyerOrder = call<typeof checkout.cancelBuyerOrder>('POST', '/public/orders/:token/cancel')
export const listPaymentMethods = call<typeof systemsApi.listPaymentMethods>('GET', '/public/payment-methods')
