/**
 * How an order stands, as everybody reads it: the state of its money, and of the order where no money has come. Derived, never stored
 * (`rules/order-state.ts`).
 */
export const orderStates = [
  'awaiting_payment',
  'paid_in_part',
  'late',
  'paid',
  'overpaid',
  'refunded_in_part',
  'refunded',
  'free',
  'expired',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

/** Why an order is cancelled. */
export const cancelReasons = ['expired', 'staff', 'buyer'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** Where an order comes from. */
export const orderSources = ['offer_page', 'widget', 'manual', 'api', 'import', 'webinar', 'upsell'] as const
export type OrderSource = (typeof orderSources)[number]

/**
 * Parts of the list of orders, each with a number beside it. `needs_action`: more was paid than asked, what came differs from what was
 * asked, access could not be opened, or the payment is disputed; `disputed` is a part of it.
 */
export const orderGroups = [
  'all',
  'needs_action',
  'late',
  'awaiting_payment',
  'disputed',
  'paid',
  'closed',
] as const
export type OrderGroup = (typeof orderGroups)[number]
