import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { buyerAttempt } from './payment-attempt.ts'
import { nextStep } from './next-step.ts'
import { purchasePayment } from './order.ts'
import { orderLimits } from './order-limits.ts'
import { orderStates } from './order-states.ts'

/** In the address of an order that its buyer holds: who has it, sees the order and pays it. */
export const orderToken = z.string().regex(/^[a-z0-9]{1,12}-[\w-]{32}$/)

/** Made by chance by the page with the form of an order; two forms have different ones. */
export const orderKey = z.string().regex(/^[\w-]{16,64}$/)

/**
 * How a payment is made. `instruction`: the buyer pays elsewhere, as the school says, and the school confirms it; `provider`: on the page of
 * a payment provider.
 */
export const paymentMethodKinds = ['instruction', 'provider'] as const

/** A way to pay, at the checkout. */
export const paymentMethod = z.object({
  id,
  kind: z.enum(paymentMethodKinds),
  /** Of `payments/provider-ids`. */
  provider_id: z.int(),
  title: z.string(),
  /** Moves no real money; shown to the staff alone. */
  is_test: z.boolean(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

/** What an order opens, as it was called when it was placed. */
export const orderedProduct = z.object({
  product_id: id,
  title: z.string(),
  /** The page of the product; null where there is none any more. */
  link: z.string().nullable(),
})

/** The place that an order has of an offer for so many people. */
export const orderPlace = z.object({
  is_held: z.boolean(),
  /** Until when it is held while nothing is paid; null: without end, or it is not held. */
  until: instant.nullable(),
})
export type OrderPlace = z.infer<typeof orderPlace>

/** One order as whoever holds its address sees it. */
export const buyerOrder = z.object({
  token: z.string(),
  number: z.int(),
  school: z.object({ name: z.string() }),
  /** The page of the offer; null: it is over, or the order was made without one. */
  offer_link: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  lines: wholeList(
    z.object({ title: z.string(), amount: minorUnits, opens: z.array(orderedProduct) }),
    orderLimits.linesOfOrder,
  ),
  total: minorUnits,
  paid_total: minorUnits,
  currency: currencyCode,
  state: z.enum(orderStates),
  next: nextStep,
  payments: wholeList(purchasePayment, orderLimits.paymentsOfOrder),
  /** The chosen way; null: none is there any more. */
  method: paymentMethod.nullable(),
  /** What the buyer does to pay by the chosen way, in the school's words; null where a payment system asks for it. */
  instruction: z.string().nullable(),
  /** The latest try to pay by a payment system; null: none was made. */
  attempt: buyerAttempt.nullable(),
  /** Null: the offer has places for everybody. */
  place: orderPlace.nullable(),
  placed_at: instant,
  /** When the first payment came. */
  paid_at: instant.nullable(),
  /** When the server answered: what the page says of times is said as of then. */
  as_of: instant,
})
export type BuyerOrder = z.infer<typeof buyerOrder>
