import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { useHeldRights } from '../../staff/index.ts'

export type OrderPayment = OrderCard['payments'][number]

const waiting: ReadonlySet<string> = new Set(['awaiting_payment', 'paid_in_part', 'late'])
const closed: ReadonlySet<string> = new Set(['expired', 'cancelled'])
const open: ReadonlySet<string> = new Set(['planned', 'overdue'])

/** What the reader may do with an order as it stands. */
export const useOrderRights = (order: OrderCard) => {
  const held = useHeldRights()
  const mayMove = held.has('transaction_edit')
  const mayEdit = held.has('order_edit')
  const { state, payments, paid_total: paid, is_access_open: hasAccess } = order
  const due = payments.find(({ status }) => open.has(status))
  return {
    /** The next payment of the plan that is not made. */
    due,
    mayTake: mayMove && due !== undefined,
    mayMove,
    mayRefund: mayMove && (paid > 0 || hasAccess),
    mayCancel: mayEdit && waiting.has(state) && paid === 0,
    mayReopen: mayEdit && closed.has(state) && paid === 0,
    mayComment: mayEdit,
    isPayable: waiting.has(state),
  }
}
