import { toWire } from '@lectern/contract/kernel/money/minor-units'
import { orderRefunded } from '@lectern/contract/orders/orders.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { restoreOrderAccess } from '../../access/index.ts'
import { followMoney } from '../funnels/follow-money.ts'
import { sendOrderLetter } from '../jobs/send-order-letter.ts'
import {
  insertEvent,
  listOrderedProducts,
  listPaymentsOf,
  type LockedOrder,
  lockOrder,
  type OrderPlace,
  updateOrder,
  updatePayment,
} from '../order-writes.repository.ts'
import { currencyOf } from '../orders.presenter.ts'
import { paidStatusOf } from '../rules/paid-status.ts'
import { personOf } from './close-order.ts'
import { closeAccess, type OrderActor } from './open-access.ts'
import { leavePlace, takePlaceAgain } from './places.ts'

/** Money that went back, and what goes with it: three choices apart. */
export interface GivenBack {
  /** 0: none went back. */
  readonly amount: bigint
  readonly isAccessClosed: boolean
  /** What is not paid yet is asked no more, and the place of the offer is free again. */
  readonly isOrderCancelled: boolean
  readonly reason: string
}

/**
 * Writes down that money of an order went back, closes its access, cancels it: as it is chosen.
 *
 * @returns the order as it was
 * @throws CallError not_found; more_than_paid (422)
 */
export const giveBack = async (
  tx: Transaction,
  place: OrderPlace,
  back: GivenBack,
  actor: OrderActor,
): Promise<LockedOrder> => {
  const order = found(await lockOrder(tx, place))
  if (back.amount > order.paidTotal)
    throw new CallError('more_than_paid', { params: { amount: toWire(order.paidTotal) } })
  if (back.amount > 0n) await returnMoney(tx, order, back, actor)
  if (back.isAccessClosed) await closeAccess(tx, order, actor)
  if (back.isOrderCancelled) await cancelRest(tx, order, actor, back.amount > 0n ? '' : back.reason)
  await followMoney(tx, place, actor.now)
  if (back.amount > 0n) await tellRefund(tx, order, back, actor)
  return order
}

const returnMoney = async (
  tx: Transaction,
  order: LockedOrder,
  { amount, reason }: GivenBack,
  { actorId, now }: OrderActor,
): Promise<void> => {
  const place = { schoolId: order.schoolId, orderId: order.id }
  const paidTotal = order.paidTotal - amount
  const refundedTotal = order.refundedTotal + amount
  const paidStatus = paidStatusOf({ total: order.total, paidTotal, refundedTotal })
  if (paidTotal === 0n) await markRefunded(tx, order)
  await updateOrder(tx, place, { paidTotal, refundedTotal, paidStatus })
  await insertEvent(tx, place, { kind: 'refunded', actorId, amount, reason }, now)
}

/** Records it, and writes to the buyer. */
const tellRefund = async (
  tx: Transaction,
  order: LockedOrder,
  back: GivenBack,
  { actorId, now }: OrderActor,
): Promise<void> => {
  await record(tx, orderRefunded, {
    schoolId: order.schoolId,
    ...personOf(order),
    subjectId: order.id,
    details: {
      amount: toWire(back.amount),
      currency: currencyOf(order),
      is_access_closed: back.isAccessClosed,
      ...(actorId !== null && { by_id: actorId }),
    },
    at: now,
  })
  await enqueue(tx, sendOrderLetter, {
    school_id: order.schoolId,
    order_id: order.id,
    kind: 'refunded',
    amount: toWire(back.amount),
  })
}

const markRefunded = async (tx: Transaction, order: LockedOrder): Promise<void> => {
  for (const payment of await listPaymentsOf(tx, order.id))
    if (payment.status === 'paid') await updatePayment(tx, payment.id, { status: 'refunded' })
}

const cancelRest = async (
  tx: Transaction,
  order: LockedOrder,
  { actorId, now }: OrderActor,
  reason: string,
): Promise<void> => {
  const place = { schoolId: order.schoolId, orderId: order.id }
  for (const payment of await listPaymentsOf(tx, order.id))
    if (payment.status === 'planned') await updatePayment(tx, payment.id, { status: 'cancelled' })
  await leavePlace(tx, order)
  await updateOrder(tx, place, {
    cancelledAt: now,
    cancelReason: 'staff',
    holdsPlace: false,
    placeUntil: null,
    nextDueAt: null,
  })
  await insertEvent(tx, place, { kind: 'cancelled', actorId, reason }, now)
}

/**
 * Takes back what `giveBack` did beside the money at a moment: accesses that it closed are open again until they end, and the rest of the
 * order is asked for again. Its place is taken anew where the offer has one.
 *
 * @throws CallError not_found
 */
export const undoGiveBack = async (
  tx: Transaction,
  place: OrderPlace,
  undone: Pick<GivenBack, 'isAccessClosed' | 'isOrderCancelled'> & { readonly at: Date },
  { actorId, now }: OrderActor,
): Promise<void> => {
  const order = found(await lockOrder(tx, place))
  if (undone.isAccessClosed) {
    const titles = new Map(
      (await listOrderedProducts(tx, [order.id])).map((each) => [each.productId, each.title]),
    )
    const opened = await restoreOrderAccess(tx, { ...place, closedAt: undone.at }, { actorId, now })
    for (const productId of opened)
      await insertEvent(
        tx,
        place,
        { kind: 'access_opened', actorId, title: titles.get(productId) ?? '' },
        now,
      )
  }
  if (undone.isOrderCancelled && order.cancelledAt?.getTime() === undone.at.getTime())
    await askAgain(tx, order, place, now)
}

const askAgain = async (tx: Transaction, order: LockedOrder, place: OrderPlace, now: Date): Promise<void> => {
  const payments = await listPaymentsOf(tx, order.id)
  for (const { id, status } of payments)
    if (status === 'cancelled') await updatePayment(tx, id, { status: 'planned' })
  const next = payments.find(({ status }) => status === 'cancelled')
  await updateOrder(tx, place, {
    ...{ cancelledAt: null, cancelReason: null, nextDueAt: next?.dueAt ?? null },
    holdsPlace: await takePlaceAgain(tx, order),
  })
  await followMoney(tx, place, now)
}
