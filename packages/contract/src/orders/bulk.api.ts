import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { task } from '../tasks/tasks.ts'
import { orderAction, orderExport, orderRehearsal, orderSelection } from './bulk.ts'

const permission = {
  kind: 'staff',
  anyOf: ['order_edit'],
  alsoAnyOf: ['order_list', 'order_read'],
} as const

export const rehearseOrderAction = defineOperation({
  id: 'orders.rehearseOrderAction',
  method: 'POST',
  path: '/orders/bulk/rehearse',
  summary: 'What an action would do to many orders; nothing is changed',
  body: z.strictObject({ selection: orderSelection, action: orderAction }),
  output: dataOf(orderRehearsal),
  errors: ['stage_not_here', 'stage_of_money', 'not_on_staff'],
  permission,
  repeat: 'natural',
  perMinute: 60,
})

export const startOrderAction = defineOperation({
  id: 'orders.startOrderAction',
  method: 'POST',
  path: '/orders/bulk',
  summary: 'Do something to many orders, by a task',
  body: z.strictObject({
    selection: orderSelection,
    action: orderAction,
    /** How many the rehearsal matched: others than these are not touched. */
    expected: z.int().min(0),
  }),
  output: dataOf(task),
  status: 201,
  errors: ['stage_not_here', 'stage_of_money', 'not_on_staff', 'orders_changed', 'too_many_tasks'],
  permission,
})

export const exportOrders = defineOperation({
  id: 'orders.exportOrders',
  method: 'POST',
  path: '/orders/export',
  summary: 'Write orders into a file, by a task; the file is kept for 24 hours for who made it',
  body: orderExport,
  output: dataOf(task),
  status: 201,
  errors: ['too_many_tasks'],
  permission: { kind: 'staff', anyOf: ['order_export'], alsoAnyOf: ['order_list', 'order_read'] },
})
