import { z } from 'zod'
import { dataOf, wholeList } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { cursorListOf, cursorQuery } from '../../kernel/paging.ts'
import { orderToken } from '../../orders/buyer-order.ts'
import { paymentLimits } from '../payment-systems.ts'
import { billingDetails, keptBillingDetails } from './billing-details.ts'
import { documentLimits } from './document-limits.ts'
import { documentKinds, documentSum, invoiceBuyer, moneyDocument, orderDocuments } from './documents.ts'

const whoHoldsIt = {
  kind: 'public',
  why: 'Whoever holds the address of an order, which nobody guesses, is its buyer or whom the buyer asked to pay.',
} as const

const oneToken = z.object({ token: orderToken })
const oneOrder = z.object({ order: idParam })
const mayRead = { kind: 'staff', anyOf: ['transaction_list', 'transaction_read'] } as const

export const listBuyerDocuments = defineOperation({
  id: 'payments.listBuyerDocuments',
  method: 'GET',
  path: '/public/orders/:token/documents',
  summary: 'Receipts, invoices and credit notes of an order, and whether an invoice can be had',
  params: oneToken,
  output: dataOf(orderDocuments),
  errors: [],
  permission: whoHoldsIt,
})

export const requestInvoice = defineOperation({
  id: 'payments.requestInvoice',
  method: 'POST',
  path: '/public/orders/:token/invoice',
  summary: 'Make out an invoice of an order to whom its buyer names; one that is there is answered again',
  params: oneToken,
  body: invoiceBuyer,
  output: dataOf(orderDocuments),
  errors: ['seller_missing', 'nothing_to_invoice'],
  permission: whoHoldsIt,
  repeat: 'natural',
  perMinute: 20,
})

export const listPurchaseDocuments = defineOperation({
  id: 'payments.listPurchaseDocuments',
  method: 'GET',
  path: '/user/purchases/documents',
  summary: 'Documents of some orders of the reader, of all their schools',
  query: z.object({
    /** Ids of orders, with commas between them. */
    orders: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/)
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(z.int().min(1)).max(documentLimits.ordersAsked)),
  }),
  output: dataOf(wholeList(moneyDocument, documentLimits.ofPurchases)),
  errors: [],
  permission: { kind: 'session' },
})

export const listDocuments = defineOperation({
  id: 'payments.listDocuments',
  method: 'GET',
  path: '/payments/documents',
  summary: 'Receipts, invoices and credit notes of the school, the latest first',
  query: z.object({
    ...cursorQuery(50),
    query: z.string().trim().max(200).optional(),
    kind: z.enum(documentKinds).optional(),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  output: cursorListOf(moneyDocument).extend({
    /** Of the whole filter, not of the page alone. */
    sums: wholeList(documentSum, paymentLimits.currencies),
  }),
  errors: [],
  permission: mayRead,
})

export const listOrderDocuments = defineOperation({
  id: 'payments.listOrderDocuments',
  method: 'GET',
  path: '/orders/:order/documents',
  summary: 'Receipts, invoices and credit notes of one order, the latest first',
  params: oneOrder,
  output: dataOf(orderDocuments),
  errors: [],
  permission: { kind: 'staff', anyOf: ['order_list', 'order_read', 'transaction_list', 'transaction_read'] },
})

export const issueInvoice = defineOperation({
  id: 'payments.issueInvoice',
  method: 'POST',
  path: '/orders/:order/invoice',
  summary: 'Make out an invoice of an order; one that is there is answered again',
  params: oneOrder,
  body: invoiceBuyer,
  output: dataOf(orderDocuments),
  errors: ['seller_missing', 'nothing_to_invoice'],
  permission: { kind: 'staff', anyOf: ['transaction_edit'] },
  perMinute: 60,
})

export const getBillingDetails = defineOperation({
  id: 'payments.getBillingDetails',
  method: 'GET',
  path: '/billing-details',
  summary: 'Who sells, as documents name them, and how invoices are numbered',
  output: keptBillingDetails,
  errors: [],
  permission: {
    kind: 'staff',
    anyOf: ['paymentsystem_read', 'paymentsystem_edit', 'transaction_list', 'transaction_read'],
  },
})

export const saveBillingDetails = defineOperation({
  id: 'payments.saveBillingDetails',
  method: 'PUT',
  path: '/billing-details',
  summary: 'Say who sells and how invoices are numbered; documents that are there stay as they are',
  body: billingDetails,
  output: keptBillingDetails,
  errors: [],
  permission: { kind: 'staff', anyOf: ['paymentsystem_edit'] },
})
