import type { CancelReason, OrderState } from '../order-states.ts'

/** What the state of an order follows from. */
export interface OrderFacts {
  readonly paidStatus: string
  readonly cancelledAt: Date | null
  readonly cancelReason: CancelReason | null
  /** When the next payment that is not made was due; null: none has a date, or all are made. */
  readonly nextDueAt: Date | null
}

const ofMoney: Readonly<Record<string, OrderState>> = {
  paid: 'paid',
  overpaid: 'overpaid',
  refunded: 'refunded',
  partially_refunded: 'refunded_in_part',
  free: 'free',
}

/**
 * How an order stands at a moment. Money that came counts more than a cancelled order: an order that was paid after it expired is paid.
 *
 * @throws Error for a paid status that is none
 */
export const orderState = (order: OrderFacts, now: Date): OrderState => {
  const state = ofMoney[order.paidStatus]
  if (state !== undefined) return state
  if (order.paidStatus !== 'unpaid' && order.paidStatus !== 'partial')
    throw new Error(`An order has the paid status ${order.paidStatus}.`)
  if (order.cancelledAt !== null) return order.cancelReason === 'expired' ? 'expired' : 'cancelled'
  if (order.nextDueAt !== null && order.nextDueAt < now) return 'late'
  return order.paidStatus === 'partial' ? 'paid_in_part' : 'awaiting_payment'
}
