import { z } from 'zod'
import { acknowledged, dataOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { boardColumn, funnelDraft, funnelLimits, orderFunnel } from './funnels.ts'
import { orderLimits } from './order-limits.ts'
import { orderQuery } from './order-list.ts'
import { orderRow } from './staff-order.ts'

const oneFunnel = z.object({ funnel: idParam })
const maySee = { kind: 'staff', anyOf: ['order_list', 'order_read'] } as const
const mayEdit = { kind: 'staff', anyOf: ['order_edit'] } as const

export const listFunnels = defineOperation({
  id: 'orders.listFunnels',
  method: 'GET',
  path: '/order-funnels',
  summary: 'Ways on which the school follows its orders, with their stages',
  output: dataOf(wholeList(orderFunnel, funnelLimits.funnels)),
  errors: [],
  permission: maySee,
})

export const createFunnel = defineOperation({
  id: 'orders.createFunnel',
  method: 'POST',
  path: '/order-funnels',
  summary: 'Add a way on which the school follows orders',
  body: funnelDraft,
  output: dataOf(orderFunnel),
  errors: ['too_many_funnels', 'stage_not_here'],
  permission: mayEdit,
  status: 201,
  perMinute: 30,
})

export const changeFunnel = defineOperation({
  id: 'orders.changeFunnel',
  method: 'PUT',
  path: '/order-funnels/:funnel',
  summary: 'Change a funnel and its stages; orders of a stage that goes move to the first one',
  params: oneFunnel,
  body: funnelDraft,
  output: dataOf(orderFunnel),
  errors: ['stage_not_here'],
  permission: mayEdit,
})

export const deleteFunnel = defineOperation({
  id: 'orders.deleteFunnel',
  method: 'DELETE',
  path: '/order-funnels/:funnel',
  summary: 'Delete a funnel; its orders go on in the first one that is left',
  params: oneFunnel,
  output: acknowledged,
  errors: ['last_funnel'],
  permission: mayEdit,
})

export const getBoard = defineOperation({
  id: 'orders.getBoard',
  method: 'GET',
  path: '/order-funnels/:funnel/board',
  summary: 'Orders of a funnel by their stages: numbers, sums, and the first cards of each',
  params: oneFunnel,
  query: z.object(orderQuery),
  output: dataOf(wholeList(boardColumn, funnelLimits.mostStages)),
  errors: [],
  permission: maySee,
})

export const moveOrder = defineOperation({
  id: 'orders.moveOrder',
  method: 'POST',
  path: '/orders/:order/move',
  summary: 'Move an order to another stage of work; stages of money follow the money alone',
  params: z.object({ order: idParam }),
  body: z.strictObject({
    stage_id: id,
    /** Where whoever moves it saw it; another one by now is told, and nothing moves. */
    seen_stage_id: id,
  }),
  output: dataOf(orderRow),
  errors: ['stage_of_money', 'order_moved', 'stage_not_here'],
  permission: mayEdit,
  perMinute: 240,
})

export const assignOrders = defineOperation({
  id: 'orders.assignOrders',
  method: 'POST',
  path: '/orders/assign',
  summary: 'Give orders to somebody of the staff, or to nobody',
  body: z.strictObject({
    order_ids: z.array(id).min(1).max(200),
    /** Null: nobody looks after them. */
    manager_id: id.nullable(),
    reason: z.string().trim().max(orderLimits.reason).default(''),
  }),
  output: dataOf(z.object({ changed: z.int() })),
  errors: ['not_on_staff'],
  permission: mayEdit,
  perMinute: 60,
})
