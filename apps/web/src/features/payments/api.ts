import type * as paymentsApi from '@lectern/contract/payments/payments.api'
import { call } from '../../lib/api/index.ts'

export const createPaymentSystem = call<typeof paymentsApi.createPaymentSystem>('POST', '/payment-systems')
export const deletePaymentSystem = call<typeof paymentsApi.deletePaymentSystem>(
  'DELETE',
  '/payment-systems/:system',
)
export const listPaymentSystems = call<typeof paymentsApi.listPaymentSystems>('GET', '/payment-systems')
export const listTransactions = call<typeof paymentsApi.listTransactions>('GET', '/transactions')
export const orderPaymentSystems = call<typeof paymentsApi.orderPaymentSystems>(
  'PUT',
  '/payment-systems-order',
)
export const updatePaymentSystem = call<typeof paymentsApi.updatePaymentSystem>(
  'PUT',
  '/payment-systems/:system',
)
