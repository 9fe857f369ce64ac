import { defineErrors } from '../kernel/errors.ts'

export const paymentErrors = defineErrors({
  too_many_payment_systems: { status: 422, message: 'A school has 20 payment systems at most.' },
  instruction_missing: { status: 422, message: 'Say what the buyer does to pay.' },
  not_connected: { status: 409, message: 'Connect the account at the provider first.' },
  provider_not_offered: { status: 422, message: 'This server offers no such provider.' },
  keys_refused: { status: 422, message: 'The provider does not know these keys.' },
  account_in_use: {
    status: 409,
    message:
      'Payments of another account are open: wait until they are settled, or add the account beside this one.',
  },
  provider_silent: {
    status: 503,
    message: 'The payment provider does not answer. Nothing is lost: it is asked again.',
  },
  provider_refused: { status: 409, message: 'The payment provider refused this payment.' },
  payment_under_way: {
    status: 409,
    message: 'A payment of this order is being confirmed: do not pay again.',
  },
  payment_found: { status: 409, message: 'This payment was made already.' },
  not_at_provider: { status: 409, message: 'This was not paid through a provider.' },
  no_mismatch: { status: 409, message: 'This is decided already, or nothing differs.' },
  other_currency: { status: 422, message: 'Money of another currency cannot count for this order.' },
  refund_left: { status: 409, message: 'The money has left already.' },
  more_than_provider_took: {
    status: 422,
    message: 'Through the provider less can go back than this. The most is in `params`.',
  },
  payment_disputed: {
    status: 409,
    message: 'The buyer disputes this payment at the bank: give nothing back beside it.',
  },
  seller_missing: {
    status: 409,
    message: 'The school has not said yet who sells: without it no invoice can be made out.',
  },
  nothing_to_invoice: {
    status: 409,
    message: 'This order has nothing for which an invoice could be made out.',
  },
  paid_in_future: { status: 422, message: 'The payment cannot come later than now.' },
})
