import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id, knownPerson, titledThing } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { orderedProduct, orderPlace } from './buyer-order.ts'
import { nextStep } from './next-step.ts'
import { purchasePayment } from './order.ts'
import { orderLimits } from './order-limits.ts'
import { cancelReasons, orderSources, orderStates } from './order-states.ts'

/** Who buys, as the order knows them. */
const buyer = z.object({
  /** Null once the person was erased. */
  contact_id: id.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

/** One order in the list of the school. */
export const orderRow = z.object({
  id,
  number: z.int(),
  buyer,
  /** What was ordered. */
  title: z.string(),
  total: minorUnits,
  paid_total: minorUnits,
  refunded_total: minorUnits,
  currency: currencyCode,
  state: z.enum(orderStates),
  next: nextStep,
  source: z.enum(orderSources),
  comments_count: z.int(),
  /** Of the funnel in which it is followed; null: the school follows none. */
  stage: z.object({ id, title: z.string(), since: instant }).nullable(),
  /** Who of the staff looks after it. */
  manager: knownPerson.nullable(),
  /** The chosen way to pay, as the school calls it. */
  method: titledThing.nullable(),
  first_paid_at: instant.nullable(),
  created_at: instant,
})
export type OrderRow = z.infer<typeof orderRow>

/** What happened to an order; the web turns each kind into a sentence. */
export const orderHappenings = [
  'placed',
  'method_changed',
  'payment_received',
  'payment_taken_back',
  'payment_failed',
  /** Something else came than was asked. */
  'payment_differs',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  /** Money goes back through the provider; `refunded` follows once it went. */
  'refund_begun',
  'refund_failed',
  'refund_undone',
  'access_opened',
  /** The product could not be opened: staff look at it. */
  'access_refused',
  'access_closed',
  /** Another access keeps the product open. */
  'access_kept',
  'cancelled',
  'expired',
  'reopened',
  'refunded',
  'price_set',
  'moved',
  'assigned',
  /** The link by which it is paid went to its buyer again. */
  'link_sent',
] as const
export type OrderHappening = (typeof orderHappenings)[number]

export const orderHistoryEntry = z.object({
  id,
  kind: z.enum(orderHappenings),
  /** Who of the staff did it; null: the buyer, or the clock. */
  by: knownPerson.nullable(),
  amount: minorUnits.nullable(),
  /** Why, in the words of whoever did it. */
  reason: z.string().nullable(),
  /** What it was done to: a way to pay, a product. */
  title: z.string().nullable(),
  at: instant,
})
export type OrderHistoryEntry = z.infer<typeof orderHistoryEntry>

export const orderComment = z.object({
  id,
  author: knownPerson.nullable(),
  text: z.string(),
  created_at: instant,
})
export type OrderComment = z.infer<typeof orderComment>

/** One order with everything that its card shows. */
export const orderCard = orderRow.extend({
  /** Null: the order was made without one. */
  offer: titledThing.nullable(),
  lines: wholeList(
    z.object({ id, title: z.string(), amount: minorUnits, opens: z.array(orderedProduct) }),
    orderLimits.linesOfOrder,
  ),
  payments: wholeList(
    purchasePayment.extend({ comment: z.string().nullable() }),
    orderLimits.paymentsOfOrder,
  ),
  /** The address at which anybody pays it. */
  pay_link: z.string(),
  /** Null: the offer has places for everybody. */
  place: orderPlace.nullable(),
  /** Whether its buyer has what it opens. */
  is_access_open: z.boolean(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  terms_accepted_at: instant.nullable(),
  created_by: knownPerson.nullable(),
  comments: wholeList(orderComment, orderLimits.commentsOfOrder),
  /** The latest first. */
  history: wholeList(orderHistoryEntry, orderLimits.historyShown),
})
export type OrderCard = z.infer<typeof orderCard>
