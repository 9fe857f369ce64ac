import { z } from 'zod'
import { acknowledged, dataOf } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { locales } from '../kernel/locales.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { defineOperation } from '../kernel/operation.ts'
import { cursorListOf, cursorQuery } from '../kernel/paging.ts'
import { orderLimits } from './order-limits.ts'
import { orderQuery, orderSortQuery } from './order-list.ts'
import { orderGroups } from './order-states.ts'
import { orderCard, orderComment, orderRow } from './staff-order.ts'

const params = z.object({ order: idParam })
const maySee = { kind: 'staff', anyOf: ['order_list', 'order_read'] } as const
const mayEdit = { kind: 'staff', anyOf: ['order_edit'] } as const

export const listOrders = defineOperation({
  id: 'orders.listOrders',
  method: 'GET',
  path: '/orders',
  summary: 'Orders of the school, the latest first unless another order is asked for',
  query: z.object({ ...cursorQuery(50), ...orderQuery, ...orderSortQuery }),
  output: cursorListOf(orderRow),
  errors: [],
  permission: maySee,
})

export const countOrders = defineOperation({
  id: 'orders.countOrders',
  method: 'GET',
  path: '/orders/counts',
  summary: 'How many orders of the school are in each group',
  output: dataOf(z.record(z.enum(orderGroups), z.int())),
  errors: [],
  permission: maySee,
})

export const getOrder = defineOperation({
  id: 'orders.getOrder',
  method: 'GET',
  path: '/orders/:order',
  summary: 'One order, with its payments, comments and history',
  params,
  output: dataOf(orderCard),
  errors: [],
  permission: maySee,
})

export const createOrder = defineOperation({
  id: 'orders.createOrder',
  method: 'POST',
  path: '/orders',
  summary:
    'Order an offer for a contact, at its price or at one of their own; the buyer pays by the link of the order',
  body: z.strictObject({
    contact_id: id,
    offer_id: id,
    /** A plan of the offer, on or off; null: the first one that is on. */
    plan_id: id.nullable().default(null),
    /** In the currency of the offer; null: what the plan costs now. */
    amount: minorUnits.min(1).nullable().default(null),
    /** Why, for the staff. */
    reason: z.string().trim().max(orderLimits.reason).default(''),
    /** In what the buyer is written to. */
    language: z.enum(locales),
    /** Whether the buyer gets a letter with the link. */
    is_letter_sent: z.boolean(),
  }),
  output: dataOf(orderCard),
  errors: [
    'contact_without_email',
    'contact_erased',
    'offer_without_price',
    'offer_closed',
    'foreign_plan',
    'price_changed',
    'too_many_orders',
  ],
  permission: { kind: 'staff', anyOf: ['order_create'], alsoAnyOf: ['contact_list', 'contact_read'] },
  status: 201,
  perMinute: 60,
})

export const cancelOrder = defineOperation({
  id: 'orders.cancelOrder',
  method: 'POST',
  path: '/orders/:order/cancel',
  summary: 'Cancel an order of which nothing is paid; one that is paid is given back',
  params,
  body: z.strictObject({ reason: z.string().trim().max(orderLimits.reason).default('') }),
  output: dataOf(orderCard),
  errors: ['order_not_open'],
  permission: mayEdit,
})

export const reopenOrder = defineOperation({
  id: 'orders.reopenOrder',
  method: 'POST',
  path: '/orders/:order/reopen',
  summary: 'Open a cancelled or expired order again, for as long as a new one is open',
  params,
  output: dataOf(orderCard),
  errors: ['order_not_closed', 'offer_closed'],
  permission: mayEdit,
})

export const commentOrder = defineOperation({
  id: 'orders.commentOrder',
  method: 'POST',
  path: '/orders/:order/comments',
  summary: 'Write a comment on an order, for the staff alone',
  params,
  body: z.strictObject({ text: z.string().trim().min(1).max(orderLimits.comment) }),
  output: dataOf(orderComment),
  errors: ['too_many_comments'],
  permission: mayEdit,
  status: 201,
  perMinute: 120,
})

export const deleteOrderComment = defineOperation({
  id: 'orders.deleteComment',
  method: 'DELETE',
  path: '/orders/:order/comments/:comment',
  summary: 'Delete a comment on an order',
  params: z.object({ order: idParam, comment: idParam }),
  output: acknowledged,
  errors: [],
  permission: mayEdit,
})
