import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { defineOperation } from '../kernel/operation.ts'
import { cursorListOf, cursorQuery } from '../kernel/paging.ts'
import { buyerOrder, orderToken } from '../orders/buyer-order.ts'
import { orderLimits } from '../orders/order-limits.ts'
import { orderCard } from '../orders/staff-order.ts'
import { task } from '../tasks/tasks.ts'
import { paymentLimits } from './payment-systems.ts'
import { isSomethingChosen, refundChoices, refundForecast } from './refund.ts'
import { transactionExport, transactionQuery, transactionSortQuery } from './transaction-list.ts'
import {
  handMethods,
  refundMethods,
  mismatchDecisions,
  transaction,
  transactionCard,
  transactionSum,
} from './transactions.ts'

const whoHoldsIt = {
  kind: 'public',
  why: 'Whoever holds the address of an order, which nobody guesses, is its buyer or whom the buyer asked to pay.',
} as const

export const beginPayment = defineOperation({
  id: 'payments.beginPayment',
  method: 'POST',
  path: '/public/orders/:token/pay',
  summary: 'Pay what an order asks next at a provider; a page that is open already is answered again',
  params: z.object({ token: orderToken }),
  body: z.strictObject({ method_id: id }),
  output: dataOf(
    z.object({
      /** Where the buyer goes on. */
      url: z.string(),
      /** A page of ours that leads there, for a form without scripts: the policy of its page lets it lead nowhere else. */
      page: z.string(),
      order: buyerOrder,
    }),
  ),
  errors: [
    'order_not_open',
    'payment_method_gone',
    'payment_under_way',
    'payment_found',
    'provider_silent',
    'provider_refused',
    'sold_out',
    'offer_closed',
  ],
  permission: whoHoldsIt,
  repeat: 'secret',
  perMinute: 30,
})

export const askProvider = defineOperation({
  id: 'payments.askProvider',
  method: 'POST',
  path: '/public/orders/:token/ask',
  summary: 'Ask the provider now how the latest payment of an order stands',
  params: z.object({ token: orderToken }),
  output: dataOf(buyerOrder),
  errors: ['provider_silent'],
  permission: whoHoldsIt,
  repeat: 'secret',
  perMinute: 60,
})

const onePayment = z.object({ order: idParam, payment: idParam })

export const takePayment = defineOperation({
  id: 'payments.takePayment',
  method: 'POST',
  path: '/orders/:order/payments/:payment/take',
  summary: 'Write down that money came outside of payment systems; a part of it leaves the rest to be paid',
  params: onePayment,
  body: z.strictObject({
    amount: minorUnits.min(1),
    /** When it came; not later than now. */
    paid_at: instant,
    method: z.enum(handMethods),
    /** For the staff alone. */
    comment: z.string().trim().max(paymentLimits.comment).default(''),
    is_letter_sent: z.boolean().default(true),
  }),
  output: dataOf(orderCard),
  errors: ['payment_not_open', 'more_than_asked', 'paid_in_future'],
  permission: { kind: 'staff', anyOf: ['transaction_edit'], alsoAnyOf: ['order_list', 'order_read'] },
  perMinute: 120,
})

export const forecastRefund = defineOperation({
  id: 'payments.forecastRefund',
  method: 'GET',
  path: '/orders/:order/refund',
  summary: 'What giving money back would do to the buyer, before it is done',
  params: z.object({ order: idParam }),
  output: dataOf(refundForecast),
  errors: [],
  permission: { kind: 'staff', anyOf: ['order_list', 'order_read'] },
})

export const refundOrder = defineOperation({
  id: 'payments.refundOrder',
  method: 'POST',
  path: '/orders/:order/refund',
  summary:
    'Write down that money of an order went back, close its access, cancel it: each a choice of its own',
  params: z.object({ order: idParam }),
  body: z
    .strictObject({
      ...refundChoices,
      /** `provider`: back by the way on which it came, ten minutes later; until then it can be taken back. */
      method: z.enum(refundMethods),
      reason: z.string().trim().max(orderLimits.reason).default(''),
    })
    .refine(isSomethingChosen, { error: 'nothing_chosen', path: ['amount'] }),
  output: dataOf(orderCard),
  errors: ['more_than_paid', 'more_than_provider_took', 'payment_disputed'],
  permission: { kind: 'staff', anyOf: ['transaction_edit'], alsoAnyOf: ['order_list', 'order_read'] },
  perMinute: 60,
})

export const listOrderTransactions = defineOperation({
  id: 'payments.listOrderTransactions',
  method: 'GET',
  path: '/orders/:order/transactions',
  summary: 'Attempts to move money of one order, the latest first',
  params: z.object({ order: idParam }),
  output: dataOf(wholeList(transaction, paymentLimits.transactionsOfOrder)),
  errors: [],
  permission: { kind: 'staff', anyOf: ['order_list', 'order_read', 'transaction_list', 'transaction_read'] },
})

const oneTransaction = z.object({ transaction: idParam })

export const getTransaction = defineOperation({
  id: 'payments.getTransaction',
  method: 'GET',
  path: '/transactions/:transaction',
  summary: 'One attempt to move money, with how the school knows of it',
  params: oneTransaction,
  output: dataOf(transactionCard),
  errors: [],
  permission: { kind: 'staff', anyOf: ['transaction_list', 'transaction_read'] },
})

export const askTransaction = defineOperation({
  id: 'payments.askTransaction',
  method: 'POST',
  path: '/transactions/:transaction/ask',
  summary: 'Ask the provider now how an attempt stands',
  params: oneTransaction,
  output: dataOf(transactionCard),
  errors: ['not_at_provider', 'provider_silent'],
  permission: { kind: 'staff', anyOf: ['transaction_list', 'transaction_read'] },
  repeat: 'secret',
  perMinute: 60,
})

export const decideMismatch = defineOperation({
  id: 'payments.decideMismatch',
  method: 'POST',
  path: '/transactions/:transaction/decide',
  summary: 'Decide what becomes of money that differs from what was asked',
  params: oneTransaction,
  body: z.strictObject({
    decision: z.enum(mismatchDecisions),
    reason: z.string().trim().min(1).max(paymentLimits.comment),
  }),
  output: dataOf(transactionCard),
  errors: ['no_mismatch', 'other_currency'],
  permission: {
    kind: 'staff',
    anyOf: ['transaction_edit'],
    alsoAnyOf: ['transaction_list', 'transaction_read'],
  },
  perMinute: 60,
})

export const undoRefund = defineOperation({
  id: 'payments.undoRefund',
  method: 'POST',
  path: '/transactions/:transaction/undo',
  summary: 'Take a refund back before its money left: the money stays, and access and order are as before',
  params: oneTransaction,
  output: dataOf(orderCard),
  errors: ['refund_left'],
  permission: { kind: 'staff', anyOf: ['transaction_edit'], alsoAnyOf: ['order_list', 'order_read'] },
  perMinute: 60,
})

export const listTransactions = defineOperation({
  id: 'payments.listTransactions',
  method: 'GET',
  path: '/transactions',
  summary: 'Attempts to move money in the school, the latest first unless another order is asked for',
  query: z.object({
    ...cursorQuery(50),
    ...transactionQuery,
    ...transactionSortQuery,
  }),
  output: cursorListOf(transaction).extend({
    /** Of the whole filter, not of the page alone. */
    sums: wholeList(transactionSum, paymentLimits.currencies),
  }),
  errors: [],
  permission: { kind: 'staff', anyOf: ['transaction_list', 'transaction_read'] },
})

export const exportTransactions = defineOperation({
  id: 'payments.exportTransactions',
  method: 'POST',
  path: '/transactions/export',
  summary: 'Write transactions into a file, by a task; the file is kept for 24 hours for who made it',
  body: transactionExport,
  output: dataOf(task),
  status: 201,
  errors: ['too_many_tasks'],
  permission: {
    kind: 'staff',
    anyOf: ['transaction_export'],
    alsoAnyOf: ['transaction_list', 'transaction_read'],
  },
})
