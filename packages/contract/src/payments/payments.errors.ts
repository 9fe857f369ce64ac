import { defineErrors } from '../kernel/errors.ts'

export const paymentErrors = defineErrors({
  too_many_payment_systems: { status: 422, message: 'A school has 20 payment systems at most.' },
  instruction_missing: { status: 422, message: 'Say what the buyer does to pay.' },
  paid_in_future: { status: 422, message: 'The payment cannot come later than now.' },
})
