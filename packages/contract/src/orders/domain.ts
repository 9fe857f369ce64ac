import { defineDomain } from '../kernel/domain.ts'
import * as orders from './orders.api.ts'

export const ordersDomain = defineDomain({
  name: 'orders',
  operations: [orders],
})
