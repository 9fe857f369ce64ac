import type { OrderHappening } from '@lectern/contract/orders/staff-order'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, isNull, lte, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import {
  orderComments,
  orderedProducts,
  orderEvents,
  orderPayments,
  orderPaymentsColumns,
  orders,
  ordersColumns,
} from './orders.tables.ts'

/** One order of one school. */
export interface OrderPlace {
  readonly schoolId: SchoolId
  readonly orderId: number
}

const isAt = ({ schoolId, orderId }: OrderPlace) => and(eq(orders.schoolId, schoolId), eq(orders.id, orderId))

export const findOrder = async (db: ReadDatabase, place: OrderPlace) => {
  const [row] = await db.select(ordersColumns).from(orders).where(isAt(place))
  return row ?? null
}

/** Holds an order until the transaction ends: whatever is done to its money is done one after the other. */
export const lockOrder = async (tx: Transaction, place: OrderPlace) => {
  const [row] = await tx.select(ordersColumns).from(orders).where(isAt(place)).for('update')
  return row ?? null
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

type OrderColumns = Omit<typeof orders.$inferInsert, 'id' | 'schoolId' | 'number' | 'createdAt'>
type Written = { readonly [Column in keyof OrderColumns]?: OrderColumns[Column] | undefined }

/** Writes what is named; the rest stays. */
export const updateOrder = async (tx: Transaction, place: OrderPlace, change: Written): Promise<void> => {
  await tx.update(orders).set(change).where(isAt(place))
}

/** The plan of payments of an order whose row is held. */
export const listPaymentsOf = (db: ReadDatabase, orderId: number) =>
  db
    .select(orderPaymentsColumns)
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(asc(orderPayments.no))
export type PlannedPayment = Awaited<ReturnType<typeof listPaymentsOf>>[number]

type PaymentColumns = Pick<
  typeof orderPayments.$inferInsert,
  'amount' | 'paidAt' | 'status' | 'comment' | 'dueAt'
>

export const updatePayment = async (
  tx: Transaction,
  paymentId: number,
  change: Partial<PaymentColumns>,
): Promise<void> => {
  await tx.update(orderPayments).set(change).where(eq(orderPayments.id, paymentId))
}

/** Adds a payment to the plan of an order whose row is held. */
export const insertPayment = async (
  tx: Transaction,
  orderId: number,
  payment: PaymentColumns,
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(orderPayments)
    .values({
      ...payment,
      orderId,
      no: sql`(select coalesce(max(no), 0) + 1 from ${orderPayments} where ${orderPayments.orderId} = ${orderId})`,
      createdAt: now,
    })
    .returning({ id: orderPayments.id })
  if (!row) throw new Error('The payment was not written.')
  return row.id
}

/** What an order opens, as it was ordered, by its product. */
export const listOrderedProducts = async (db: ReadDatabase, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? []
    : db
        .select({
          orderId: orderedProducts.orderId,
          lineId: orderedProducts.lineId,
          productId: orderedProducts.productId,
          title: orderedProducts.title,
          length: orderedProducts.length,
        })
        .from(orderedProducts)
        .where(inArray(orderedProducts.orderId, [...orderIds]))
        .orderBy(asc(orderedProducts.productId))
export type OrderedProductRow = Awaited<ReturnType<typeof listOrderedProducts>>[number]

/** One thing that happened to an order. */
export interface NewOrderEvent {
  readonly kind: OrderHappening
  readonly actorId?: number | null
  readonly amount?: bigint
  readonly reason?: string
  readonly title?: string
}

/** Writes into the history of an order. */
export const insertEvent = async (
  tx: Transaction,
  place: OrderPlace,
  { reason, ...event }: NewOrderEvent,
  now: Date,
): Promise<void> => {
  await tx.insert(orderEvents).values({ ...place, ...event, reason: reason || null, at: now })
}

/** The history of an order, the latest first. */
export const listEvents = (db: ReadDatabase, { schoolId, orderId }: OrderPlace, limit: number) =>
  db
    .select({
      id: orderEvents.id,
      kind: orderEvents.kind,
      actorId: orderEvents.actorId,
      amount: orderEvents.amount,
      reason: orderEvents.reason,
      title: orderEvents.title,
      at: orderEvents.at,
    })
    .from(orderEvents)
    .where(and(eq(orderEvents.schoolId, schoolId), eq(orderEvents.orderId, orderId)))
    .orderBy(desc(orderEvents.id))
    .limit(limit)

export const listComments = (db: ReadDatabase, { schoolId, orderId }: OrderPlace, limit: number) =>
  db
    .select({
      id: orderComments.id,
      authorId: orderComments.authorId,
      text: orderComments.text,
      createdAt: orderComments.createdAt,
    })
    .from(orderComments)
    .where(and(eq(orderComments.schoolId, schoolId), eq(orderComments.orderId, orderId)))
    .orderBy(asc(orderComments.id))
    .limit(limit)

export const insertComment = async (
  tx: Transaction,
  place: OrderPlace,
  comment: { readonly authorId: number; readonly text: string },
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(orderComments)
    .values({ ...place, ...comment, createdAt: now })
    .returning({ id: orderComments.id })
  if (!row) throw new Error('The comment was not written.')
  await tx
    .update(orders)
    .set({ commentsCount: sql`${orders.commentsCount} + 1` })
    .where(isAt(place))
  return row.id
}

/** Deletes a comment. @returns whether it was there */
export const deleteComment = async (tx: Transaction, place: OrderPlace, id: number): Promise<boolean> => {
  const rows = await tx
    .delete(orderComments)
    .where(
      and(
        eq(orderComments.schoolId, place.schoolId),
        eq(orderComments.orderId, place.orderId),
        eq(orderComments.id, id),
      ),
    )
    .returning({ id: orderComments.id })
  if (rows.length > 0)
    await tx
      .update(orders)
      .set({ commentsCount: sql`${orders.commentsCount} - 1` })
      .where(isAt(place))
  return rows.length > 0
}

/** Orders of all schools of which nothing is paid and whose time is over, some at a time. */
export const listExpired = (db: ReadDatabase, now: Date, limit: number): Promise<OrderPlace[]> =>
  db
    .select({ schoolId: orders.schoolId, orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.paidStatus, 'unpaid'), isNull(orders.cancelledAt), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
