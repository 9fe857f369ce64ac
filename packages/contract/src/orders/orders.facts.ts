import { z } from 'zod'
import { defineFact } from '../facts/fact.ts'
import { id } from '../kernel/ids.ts'
import { currencyCodes } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { cancelReasons, orderSources } from './order-states.ts'
import { failureReasons } from './payment-attempt.ts'

/** Of a buyer without an account the record names the contact. The subject is the order. */
const order = { user: id.nullable(), subject: id }
const by_id = id.optional()
/** One of those that there are: no text of a person stands in a fact. */
const currency = z.enum(currencyCodes)

export const orderPlaced = defineFact({
  type: 'order.placed',
  code: 107,
  ...order,
  details: z.object({ source: z.enum(orderSources), amount: minorUnits, currency, by_id }),
})

/** Money came for an order; `is_whole`: nothing more is asked. */
export const paymentReceived = defineFact({
  type: 'order.payment_received',
  code: 108,
  ...order,
  details: z.object({ payment_id: id, amount: minorUnits, currency, is_whole: z.boolean(), by_id }),
})

export const orderCancelled = defineFact({
  type: 'order.cancelled',
  code: 109,
  ...order,
  details: z.object({ reason: z.enum(cancelReasons), by_id }),
})

export const orderReopened = defineFact({
  type: 'order.reopened',
  code: 110,
  ...order,
  details: z.object({ by_id }),
})

/** Money of an order went back. */
export const orderRefunded = defineFact({
  type: 'order.refunded',
  code: 111,
  ...order,
  details: z.object({ amount: minorUnits, currency, is_access_closed: z.boolean(), by_id }),
})

/** A payment at a provider did not go through. */
export const paymentFailed = defineFact({
  type: 'order.payment_failed',
  code: 112,
  ...order,
  details: z.object({ payment_id: id, reason: z.enum(failureReasons) }),
})

/** A buyer disputes a payment at their bank, or the bank decided. */
export const paymentDisputed = defineFact({
  type: 'order.payment_disputed',
  code: 113,
  ...order,
  details: z.object({ amount: minorUnits, currency, state: z.enum(['open', 'won', 'lost']) }),
})

export const orderFacts = [
  orderPlaced,
  paymentReceived,
  paymentFailed,
  paymentDisputed,
  orderCancelled,
  orderReopened,
  orderRefunded,
]
