import type * as documentsApi from '@lectern/contract/payments/documents/documents.api'
import type * as systemsApi from '@lectern/contract/payments/payment-systems.api'
import type * as paymentsApi from '@lectern/contract/payments/payments.api'
import { call } from '../../lib/api/index.ts'

const system = '/payment-systems/:system'
const transaction = '/transactions/:transaction'

export const createPaymentSystem = call<typeof systemsApi.createPaymentSystem>('POST', '/payment-systems')
export const deletePaymentSystem = call<typeof systemsApi.deletePaymentSystem>('DELETE', system)
export const listPaymentSystems = call<typeof systemsApi.listPaymentSystems>('GET', '/payment-systems')
export const orderPaymentSystems = call<typeof systemsApi.orderPaymentSystems>(
  'PUT',
  '/payment-systems-order',
)
export const updatePaymentSystem = call<typeof systemsApi.updatePaymentSystem>('PUT', system)
export const connectPaymentSystem = call<typeof systemsApi.connectPaymentSystem>(
  'POST',
  '/payment-systems/:system/connect',
)
export const checkPaymentSystem = call<typeof systemsApi.checkPaymentSystem>(
  'POST',
  '/payment-systems/:system/check',
)
export const listTransactions = call<typeof paymentsApi.listTransactions>('GET', '/transactions')
export const exportTransactions = call<typeof paymentsApi.exportTransactions>('POST', '/transactions/export')
export const getTransaction = call<typeof paymentsApi.getTransaction>('GET', transaction)
export const askTransaction = call<typeof paymentsApi.askTransaction>(
  'POST',
  '/transactions/:transaction/ask',
)
export const decideMismatch = call<typeof paymentsApi.decideMismatch>(
  'POST',
  '/transactions/:transaction/decide',
)
export const undoRefund = call<typeof paymentsApi.undoRefund>('POST', '/transactions/:transaction/undo')
export const beginPayment = call<typeof paymentsApi.beginPayment>('POST', '/public/orders/:token/pay')
export const askProvider = call<typeof paymentsApi.askProvider>('POST', '/public/orders/:token/ask')
export const listBalances = call<typeof systemsApi.listBalances>('GET', '/payment-balances')
export const checkBalances = call<typeof systemsApi.checkBalances>('POST', '/payment-balances/check')

/** Receipts, invoices and credit notes. */
export const listBuyerDocuments = call<typeof documentsApi.listBuyerDocuments>(
  'GET',
  '/public/orders/:token/documents',
)
export const requestInvoice = call<typeof documentsApi.requestInvoice>(
  'POST',
  '/public/orders/:token/invoice',
)
export const listPurchaseDocuments = call<typeof documentsApi.listPurchaseDocuments>(
  'GET',
  '/user/purchases/documents',
)
export const listDocuments = call<typeof documentsApi.listDocuments>('GET', '/payments/documents')
export const listOrderDocuments = call<typeof documentsApi.listOrderDocuments>(
  'GET',
  '/orders/:order/documents',
)
export const issueInvoice = call<typeof documentsApi.issueInvoice>('POST', '/orders/:order/invoice')
export const getBillingDetails = call<typeof documentsApi.getBillingDetails>('GET', '/billing-details')
export const saveBillingDetails = call<typeof documentsApi.saveBillingDetails>('PUT', '/billing-details')
