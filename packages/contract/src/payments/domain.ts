import { defineDomain } from '../kernel/domain.ts'
import * as documents from './documents/documents.api.ts'
import { documentByteRoutes } from './documents/documents.bytes.ts'
import * as systems from './payment-systems.api.ts'
import * as payments from './payments.api.ts'
import { paymentByteRoutes } from './payments.bytes.ts'
import { paymentErrors } from './payments.errors.ts'

export const paymentsDomain = defineDomain({
  name: 'payments',
  operations: [systems, payments, documents],
  errors: paymentErrors,
  byteRoutes: [...paymentByteRoutes, ...documentByteRoutes],
})
