import { toWire } from '../../kernel/money/minor-units.ts'
import type { NextStep } from '../next-step.ts'
import { orderState, type OrderFacts } from './order-state.ts'

/** What the next step of an order follows from. */
export interface OrderCourse extends OrderFacts {
  readonly total: bigint
  /** What came and did not go back. */
  readonly paidTotal: bigint
  readonly refundedTotal: bigint
  /** The next payment of the plan that is not made. */
  readonly nextPayment: { readonly amount: bigint; readonly dueAt: Date | null } | null
  /** When an order without any payment closes by itself. */
  readonly expiresAt: Date | null
  /** Since when the outcome of a payment at a provider is not known; null: there is none. */
  readonly awaitingSince: Date | null
  /** Since when the school has to decide on money that is not what was asked; null: it has not. */
  readonly differsSince: Date | null
}

/** What comes next with an order at a moment. */
export const whatComesNext = (order: OrderCourse, now: Date): NextStep => {
  const state = orderState(order, now)
  switch (state) {
    case 'paid':
    case 'free':
      return { kind: 'nothing' }
    case 'overpaid':
      return { kind: 'settle_overpaid', amount: toWire(order.paidTotal - order.total) }
    case 'refunded':
    case 'refunded_in_part':
      return { kind: 'refunded', amount: toWire(order.refundedTotal) }
    case 'expired':
    case 'cancelled':
      return closed(order, now)
    case 'late':
    case 'awaiting_payment':
      if (order.differsSince !== null)
        return { kind: 'await_school', since: order.differsSince.toISOString() }
      return order.awaitingSince === null
        ? nextPayment(order, now)
        : { kind: 'await_provider', since: order.awaitingSince.toISOString() }
    case 'paid_in_part':
      return nextPayment(order, now)
  }
}

const closed = ({ cancelReason, cancelledAt }: OrderCourse, now: Date): NextStep => ({
  kind: 'closed',
  reason: cancelReason ?? 'staff',
  at: (cancelledAt ?? now).toISOString(),
})

const nextPayment = (
  { nextPayment: next, expiresAt, paidTotal, total }: OrderCourse,
  now: Date,
): NextStep => {
  const amount = toWire(next?.amount ?? total - paidTotal)
  const dueAt = next?.dueAt ?? null
  if (dueAt !== null && dueAt < now) return { kind: 'pay_late', amount, due_at: dueAt.toISOString() }
  return {
    kind: 'pay',
    amount,
    due_at: dueAt?.toISOString() ?? null,
    closes_at: paidTotal > 0n ? null : (expiresAt?.toISOString() ?? null),
  }
}
