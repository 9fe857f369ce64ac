import { defineErrors } from '../kernel/errors.ts'

export const orderErrors = defineErrors({
  price_changed: { status: 409, message: 'The price has changed meanwhile.' },
  terms_not_accepted: { status: 422, message: 'Agree to the terms to order.' },
  payment_method_gone: { status: 409, message: 'This way to pay is not there any more. Choose another one.' },
  sold_out: { status: 409, message: 'The last place was taken meanwhile. No money was taken.' },
  too_many_orders: { status: 429, message: 'The school has too many orders that wait. Try again later.' },
  order_not_open: { status: 409, message: 'The order does not wait for a payment any more.' },
  too_many_comments: { status: 422, message: 'This order has too many comments.' },
  buyer_erased: { status: 409, message: 'The buyer was erased: nobody can be given what was ordered.' },
  order_not_closed: { status: 409, message: 'The order is open already.' },
  payment_not_open: { status: 409, message: 'This payment does not wait any more.' },
  more_than_asked: { status: 422, message: 'This is more than the payment asks for.' },
  more_than_paid: { status: 422, message: 'This is more than was paid.' },
  contact_without_email: { status: 422, message: 'The contact has no e-mail address.' },
  too_many_funnels: { status: 422, message: 'A school has 20 funnels at most.' },
  last_funnel: { status: 409, message: 'The last funnel stays: change its stages instead.' },
  not_on_staff: { status: 422, message: 'This person is not on the staff of the school.' },
  stage_not_here: { status: 422, message: 'This stage is none of this funnel.' },
  stage_of_money: {
    status: 409,
    message: 'Orders come here by their money: write down the payment instead.',
  },
  order_moved: { status: 409, message: 'Somebody else moved this order meanwhile.' },
  orders_changed: { status: 409, message: 'Other orders match now than were rehearsed: rehearse again.' },
  offer_without_price: { status: 422, message: 'The offer costs nothing: give the access itself.' },
})
