import { defineDomain } from '../kernel/domain.ts'
import * as bulk from './bulk.api.ts'
import * as checkout from './checkout.api.ts'
import * as funnels from './funnels.api.ts'
import * as orders from './orders.api.ts'
import { orderErrors } from './orders.errors.ts'
import { orderFacts } from './orders.facts.ts'
import * as staffOrders from './staff-orders.api.ts'

export const ordersDomain = defineDomain({
  name: 'orders',
  operations: [orders, checkout, staffOrders, funnels, bulk],
  errors: orderErrors,
  facts: orderFacts,
})
