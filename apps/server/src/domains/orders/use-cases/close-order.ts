import type { CancelReason } from '@lectern/contract/orders/order-states'
import { orderCancelled, orderReopened } from '@lectern/contract/orders/orders.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  insertEvent,
  listPaymentsOf,
  type LockedOrder,
  lockOrder,
  type OrderPlace,
  updateOrder,
} from '../order-writes.repository.ts'
import type { CreditUnpaid } from '../services.ts'
import type { OrderActor } from './open-access.ts'
import { followMoney } from '../funnels/follow-money.ts'
import { openUntil } from './place-order.ts'
import { countAtPromo, leavePlace, takePlaceAgain } from './places.ts'

/** Whose order it is, as the record names people. */
export const personOf = ({ userId, contactId }: Pick<LockedOrder, 'userId' | 'contactId'>) => ({
  userId,
  ...(userId === null && contactId !== null && { contactId }),
})

/** Who closes an order, and what keeps its invoice true. */
interface Closer extends OrderActor {
  readonly creditUnpaid: CreditUnpaid
}

/**
 * Closes an order of which nothing is paid, and gives its place back. One that is closed already is left.
 *
 * @throws CallError not_found; order_not_open (409) for one with a payment, or whose payment is under way
 */
export const closeOrder = async (
  tx: Transaction,
  place: OrderPlace,
  { reason, words = '' }: { readonly reason: CancelReason; readonly words?: string },
  { actorId, now, creditUnpaid }: Closer,
): Promise<void> => {
  const order = found(await lockOrder(tx, place))
  if (order.cancelledAt !== null) return
  if (order.paidStatus !== 'unpaid' || order.awaitingSince !== null) throw new CallError('order_not_open')
  if (reason === 'expired' && (order.expiresAt === null || order.expiresAt > now)) return
  await leavePlace(tx, order)
  await countAtPromo(tx, order, -1)
  await updateOrder(tx, place, {
    cancelledAt: now,
    cancelReason: reason,
    holdsPlace: false,
    placeUntil: null,
    nextDueAt: null,
  })
  await creditUnpaid(tx, place, now)
  await followMoney(tx, place, now)
  const kind = reason === 'expired' ? 'expired' : 'cancelled'
  await insertEvent(tx, place, { kind, actorId, reason: words }, now)
  await record(tx, orderCancelled, {
    schoolId: order.schoolId,
    ...personOf(order),
    subjectId: order.id,
    details: { reason, ...(actorId !== null && { by_id: actorId }) },
    at: now,
  })
}

/**
 * Opens a closed order again, with a place of its offer, for as long as a new one is open.
 *
 * @throws CallError not_found; order_not_closed (409); offer_closed (409) when there is no place any more
 */
export const reopenOrder = async (
  tx: Transaction,
  place: OrderPlace,
  { actorId, now }: OrderActor,
): Promise<void> => {
  const order = found(await lockOrder(tx, place))
  if (order.cancelledAt === null || order.paidStatus !== 'unpaid') throw new CallError('order_not_closed')
  if (order.offerId !== null && !(await takePlaceAgain(tx, order))) throw new CallError('offer_closed')
  await countAtPromo(tx, order, 1)
  const next = (await listPaymentsOf(tx, order.id)).find(({ status }) => status === 'planned')
  await updateOrder(tx, place, {
    cancelledAt: null,
    cancelReason: null,
    expiresAt: openUntil(now),
    holdsPlace: order.offerId !== null,
    nextDueAt: next?.dueAt ?? null,
  })
  await followMoney(tx, place, now)
  await insertEvent(tx, place, { kind: 'reopened', actorId }, now)
  await record(tx, orderReopened, {
    schoolId: order.schoolId,
    ...personOf(order),
    subjectId: order.id,
    details: { ...(actorId !== null && { by_id: actorId }) },
    at: now,
  })
}
