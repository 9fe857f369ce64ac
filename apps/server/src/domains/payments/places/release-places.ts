import { z } from 'zod'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, or } from '../../../platform/database/sql.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { leavePlace, lockOrder, type OrderPlace, orders, updateOrder } from '../../orders/index.ts'
import type { PaymentEngine } from '../attempts/attempt-parts.ts'
import { transactions } from '../payments.tables.ts'

/** Places that were held for a payment at a provider go back to their offers when nobody paid; the orders stay open. */
export const releasePlaces = defineJob({
  name: 'payments.releasePlaces',
  payload: z.object({}),
  maxAttempts: 1,
  lane: 'payments',
})

/** Places that one look of the clock gives back; the next look goes on. */
const atOnce = 200

/** Attempts by which an order may be paid still: its page is open, nobody asked since it closed, or the outcome is not known. */
const underWay = (db: ReadDatabase, now: Date) =>
  db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.schoolId, orders.schoolId),
        eq(transactions.orderId, orders.id),
        eq(transactions.kind, 'charge'),
        or(
          inArray(transactions.state, ['processing', 'unknown']),
          and(
            eq(transactions.state, 'created'),
            or(
              gt(transactions.expiresAt, now),
              isNull(transactions.askedAt),
              lt(transactions.askedAt, transactions.expiresAt),
            ),
          ),
        ),
      ),
    )

const isOverdue = (db: ReadDatabase, now: Date) =>
  and(
    eq(orders.holdsPlace, true),
    lte(orders.placeUntil, now),
    eq(orders.paidStatus, 'unpaid'),
    isNull(orders.cancelledAt),
    isNull(orders.awaitingSince),
    notExists(underWay(db, now)),
  )

/** Orders of all schools whose place is held no longer, those that waited longest first. */
const listOverdue = (db: ReadDatabase, now: Date): Promise<OrderPlace[]> =>
  db
    .select({ schoolId: orders.schoolId, orderId: orders.id })
    .from(orders)
    .where(isOverdue(db, now))
    .orderBy(asc(orders.placeUntil))
    .limit(atOnce)

/** Looks again under the lock of the order: a payment may have begun since. */
const release = async (tx: Transaction, place: OrderPlace, now: Date): Promise<void> => {
  const order = await lockOrder(tx, place)
  const isHere = and(eq(orders.schoolId, place.schoolId), eq(orders.id, place.orderId))
  const [overdue] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isHere, isOverdue(tx, now)))
  if (order === null || overdue === undefined) return
  await leavePlace(tx, order)
  await updateOrder(tx, place, { holdsPlace: false, placeUntil: null })
}

export const releasingPlaces = (engine: () => Promise<PaymentEngine>): JobHandler =>
  handleJob(releasePlaces, async () => {
    const { db, clock } = await engine()
    for (const place of await listOverdue(db, clock.now()))
      await db.transaction((tx) => release(tx, place, clock.now()))
  })
