import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { id } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { email, personName } from '../identity/people.ts'
import { phone } from '../identity/profile.ts'
import { buyerOrder, orderKey, orderToken } from './buyer-order.ts'

const oneOrder = z.object({ token: orderToken })

const whoHoldsIt = {
  kind: 'public',
  why: 'Whoever holds the address of an order, which nobody guesses, is its buyer or whom the buyer asked to pay.',
} as const

export const placeOrder = defineOperation({
  id: 'orders.placeOrder',
  method: 'POST',
  path: '/public/offers/:code/orders',
  summary: 'Order an offer that costs something, with or without an account; nothing is paid yet',
  params: z.object({ code: z.string().regex(/^[a-z]{10}$/) }),
  body: z.strictObject({
    email,
    name: personName,
    phone: phone.default(null),
    language: z.enum(locales),
    /** The chosen plan of the offer; null: the first one. */
    plan_id: id.nullable().default(null),
    /** What the buyer saw; another price by now is told, and not taken. */
    amount: minorUnits,
    currency: currencyCode,
    method_id: id,
    /** Whether the buyer agreed to the terms of the offer. */
    accepts_terms: z.boolean().default(false),
    /** An order of this buyer's that waits: the same offer at the same price is not ordered twice. */
    open_order: orderToken.nullable().default(null),
    /** Made with the page of the form: sent again, it gives the order that it gave before. */
    order_key: orderKey.nullable().default(null),
  }),
  output: dataOf(buyerOrder),
  errors: [
    ...(['offer_closed', 'price_changed', 'terms_not_accepted'] as const),
    ...(['payment_method_gone', 'too_many_orders', 'sold_out'] as const),
  ],
  permission: {
    kind: 'public',
    why: 'A stranger buys; the order opens nothing before it is paid, and its address goes to the buyer alone.',
  },
  entersSchool: true,
  repeat: 'secret',
  status: 201,
  perMinute: 60,
})

export const getBuyerOrder = defineOperation({
  id: 'orders.getBuyerOrder',
  method: 'GET',
  path: '/public/orders/:token',
  summary: 'An order as its buyer sees it: what it opens, what is paid, and what comes next',
  params: oneOrder,
  output: dataOf(buyerOrder),
  errors: [],
  permission: whoHoldsIt,
})

export const changePaymentMethod = defineOperation({
  id: 'orders.changePaymentMethod',
  method: 'POST',
  path: '/public/orders/:token/method',
  summary: 'Pay an order that waits in another way',
  params: oneOrder,
  body: z.strictObject({ method_id: id }),
  output: dataOf(buyerOrder),
  errors: ['order_not_open', 'payment_method_gone', 'sold_out', 'offer_closed'],
  permission: whoHoldsIt,
  repeat: 'natural',
  perMinute: 30,
})

export const cancelBuyerOrder = defineOperation({
  id: 'orders.cancelBuyerOrder',
  method: 'POST',
  path: '/public/orders/:token/cancel',
  summary: 'Cancel an order of which nothing is paid',
  params: oneOrder,
  output: dataOf(buyerOrder),
  errors: ['order_not_open'],
  permission: whoHoldsIt,
  repeat: 'natural',
  perMinute: 30,
})
