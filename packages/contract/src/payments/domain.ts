import { defineDomain } from '../kernel/domain.ts'
import * as systems from './payment-systems.api.ts'
import * as payments from './payments.api.ts'
import { paymentByteRoutes } from './payments.bytes.ts'
import { paymentErrors } from './payments.errors.ts'

export const paymentsDomain = defineDomain({
  name: 'payments',
  operations: [systems, payments],
  errors: paymentErrors,
  byteRoutes: paymentByteRoutes,
})
