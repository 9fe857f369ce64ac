import type { OrderState } from '@lectern/contract/orders/order-states'

/** The tone in which the state of an order is told. */
export const orderTones = {
  awaiting_payment: 'warning',
  paid_in_part: 'warning',
  late: 'danger',
  paid: 'success',
  overpaid: 'success',
  refunded_in_part: 'neutral',
  refunded: 'neutral',
  free: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderState, string>
