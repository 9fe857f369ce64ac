import { defineErrors } from '../kernel/errors.ts'

export const paymentErrors = defineErrors({
  too_many_payment_systems: { status: 422, message: 'A school has 20 payment systems at most.' },
  instruction_missing: { status: 422, message: 'Say what the buyer does to pay.' },
  provider_not_here: { status: 422, message: 'This payment system is not there on this server.' },
  payment_not_open: { status: 409, message: 'This payment does not wait any more.' },
  more_than_asked: { status: 422, message: 'This is more than the payment asks for.' },
  more_than_paid: { status: 422, message: 'This is more than was paid.' },
  paid_in_future: { status: 422, message: 'The payment cannot come later than now.' },
})
