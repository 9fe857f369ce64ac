import { defineDomain } from '../kernel/domain.ts'
import * as payments from './payments.api.ts'
import { paymentErrors } from './payments.errors.ts'

export const paymentsDomain = defineDomain({
  name: 'payments',
  operations: [payments],
  errors: paymentErrors,
})
