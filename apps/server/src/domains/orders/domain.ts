import { defineDomain } from '../../platform/composition/domain.ts'
import { orderListeners } from './orders.listeners.ts'
import { exportOrders } from './orders.repository.ts'
import { registerOrders } from './orders.routes.ts'

export const ordersDomain = defineDomain({
  name: 'orders',
  register: ({ bind }) => registerOrders(bind),
  listeners: ({ dependencies: { db } }) => orderListeners(db),
  ownData: { export: { orders: exportOrders } },
})
