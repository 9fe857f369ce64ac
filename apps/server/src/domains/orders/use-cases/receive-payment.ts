import { toWire } from '@lectern/contract/kernel/money/minor-units'
import { paymentReceived } from '@lectern/contract/orders/orders.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { findSchool } from '../../schools/index.ts'
import { followMoney } from '../funnels/follow-money.ts'
import { sendOrderLetter } from '../jobs/send-order-letter.ts'
import {
  insertEvent,
  insertPayment,
  listPaymentsOf,
  type LockedOrder,
  lockOrder,
  type OrderPlace,
  type PlannedPayment,
  updateOrder,
  updatePayment,
} from '../order-writes.repository.ts'
import { currencyOf } from '../orders.presenter.ts'
import { paidStatusOf } from '../rules/paid-status.ts'
import { ensureBuyer } from './ensure-buyer.ts'
import { openAccess, type OrderActor } from './open-access.ts'
import { takePlaceAgain } from './places.ts'

/** Money that came for one payment of an order. */
export interface ReceivedPayment {
  readonly paymentId: number
  readonly amount: bigint
  /** When it came, as the payment system or the staff say. */
  readonly paidAt: Date
  readonly comment?: string
  readonly isLetterSent: boolean
  /**
   * What becomes of money for which nothing is asked any more, or more than is asked. `refuse`: the caller is told; `keep`: it came, so it
   * stands in the books, and the order is overpaid.
   */
  readonly whatIsTooMuch: 'refuse' | 'keep'
}

/**
 * Writes down that money came, and opens what the order is paid for once nothing is missing. A part leaves the rest to be paid. An order
 * that was closed meanwhile is open again.
 *
 * @returns the order as it was, and the payment of the plan that is made now
 * @throws CallError not_found; payment_not_open (409) for one that is made or taken away; more_than_asked (422)
 */
export const receivePayment = async (
  tx: Transaction,
  place: OrderPlace,
  received: ReceivedPayment,
  actor: OrderActor,
): Promise<{ order: LockedOrder; paymentId: number }> => {
  const order = found(await lockOrder(tx, place))
  const payments = await listPaymentsOf(tx, order.id)
  const payment = found(payments.find(({ id }) => id === received.paymentId) ?? null)
  if (received.whatIsTooMuch === 'refuse') refuseTooMuch(payment, received)
  const paymentId = await writePayment(tx, order, payment, received, actor.now)
  const paidTotal = order.paidTotal + received.amount
  const paidStatus = paidStatusOf({ ...order, paidTotal })
  const isWhole = paidStatus !== 'partial'
  const holdsPlace = order.holdsPlace || (await takePlaceAgain(tx, order))
  const { userId, contactId } = await ensureBuyer(tx, order, actor.now)
  const next = (await listPaymentsOf(tx, order.id)).find(({ status }) => status === 'planned')
  const written = {
    ...{ paidTotal, paidStatus, holdsPlace, userId, contactId },
    ...{ cancelledAt: null, cancelReason: null, awaitingSince: null },
    ...{ differsSince: null, expiresAt: null, placeUntil: null },
    firstPaidAt: order.firstPaidAt ?? received.paidAt,
    nextDueAt: next?.dueAt ?? null,
  }
  await updateOrder(tx, place, written)
  await followMoney(tx, place, actor.now)
  const { amount } = received
  await insertEvent(
    tx,
    place,
    { kind: 'payment_received', actorId: actor.actorId, amount, reason: received.comment ?? '' },
    actor.now,
  )
  await record(tx, paymentReceived, {
    schoolId: order.schoolId,
    userId,
    subjectId: order.id,
    details: {
      payment_id: paymentId,
      amount: toWire(amount),
      currency: currencyOf(order),
      is_whole: isWhole,
      ...(actor.actorId !== null && { by_id: actor.actorId }),
    },
    at: actor.now,
  })
  const { timeZone } = found(await findSchool(tx, order.schoolId))
  if (isWhole) await openAccess(tx, { ...order, ...written }, timeZone, actor)
  // An order that was whole already has had its letter.
  if (received.isLetterSent && order.paidTotal < order.total)
    await enqueue(tx, sendOrderLetter, {
      school_id: order.schoolId,
      order_id: order.id,
      kind: isWhole ? 'paid' : 'paid_in_part',
      payment_id: paymentId,
    })
  return { order, paymentId }
}

/** @throws CallError payment_not_open, more_than_asked */
const refuseTooMuch = (payment: PlannedPayment, { amount }: ReceivedPayment): void => {
  if (payment.status !== 'planned') throw new CallError('payment_not_open')
  if (amount > payment.amount)
    throw new CallError('more_than_asked', { params: { amount: toWire(payment.amount) } })
}

/**
 * The payment as made; where less came than was asked, the rest is a payment of its own, due as this one was. Money for one that is made
 * or taken away is a payment of its own.
 */
const writePayment = async (
  tx: Transaction,
  order: LockedOrder,
  payment: PlannedPayment,
  { amount, paidAt, comment }: ReceivedPayment,
  now: Date,
): Promise<number> => {
  if (payment.status !== 'planned') {
    const paymentId = await insertPayment(tx, order.id, { amount, dueAt: null, status: 'paid' }, now)
    await updatePayment(tx, paymentId, { paidAt, comment: comment || null })
    return paymentId
  }
  await updatePayment(tx, payment.id, { amount, paidAt, status: 'paid', comment: comment || null })
  if (amount < payment.amount)
    await insertPayment(
      tx,
      order.id,
      { amount: payment.amount - amount, dueAt: payment.dueAt, status: 'planned' },
      now,
    )
  return payment.id
}
