import type { SchoolId } from '../../platform/school-id.ts'
import { listLimits } from '@lectern/contract/kernel/limits'
import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { ReadDatabase, WriteDatabase, Transaction } from '../../platform/database/pool.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  sql,
} from '../../platform/database/sql.ts'
import { contacts } from '../contacts/index.ts'
import {
  orderedProducts,
  orderLines,
  orderLinesColumns,
  orderPayments,
  orderPaymentsColumns,
  orders,
  ordersColumns,
} from './orders.tables.ts'

/** Orders of a buyer, newest first. */
export const listOrdersOf = (db: ReadDatabase, userId: number, page: { page: number; per_page: number }) =>
  db
    .select(ordersColumns)
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
export type OrderRow = Awaited<ReturnType<typeof listOrdersOf>>[number]

export const countOrdersOf = async (db: ReadDatabase, userId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(orders).where(eq(orders.userId, userId))
  return row?.total ?? 0
}

export const listLines = async (db: ReadDatabase, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? []
    : db
        .select(orderLinesColumns)
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...orderIds]))
        .orderBy(asc(orderLines.position), asc(orderLines.id))
export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export const listPayments = async (db: ReadDatabase, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? []
    : db
        .select(orderPaymentsColumns)
        .from(orderPayments)
        .where(inArray(orderPayments.orderId, [...orderIds]))
        .orderBy(asc(orderPayments.no))
export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

/**
 * Payments that a buyer still owes, of orders that stand, the next due first; those without a date last; one more than are answered. None of
 * an order whose money is on its way or lies before the school: it would be paid twice.
 */
export const listOwed = (db: ReadDatabase, userId: number) =>
  db
    .select({ order: orders, payment: orderPayments })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.cancelledAt),
        isNull(orders.awaitingSince),
        isNull(orders.differsSince),
        eq(orderPayments.status, 'planned'),
      ),
    )
    .orderBy(sql`${orderPayments.dueAt} asc nulls last`, asc(orderPayments.id))
    .limit(listLimits.pendingPayments + 1)
export type OwedRow = Awaited<ReturnType<typeof listOwed>>[number]

/** Products that somebody has ordered and not begun to pay for, in orders that stand as of `now`: product id → since when; one more than are answered. */
export const listAwaitedProducts = async (
  db: ReadDatabase,
  userId: number,
  now: Date,
): Promise<ReadonlyMap<number, Date>> => {
  const rows = await db
    .select({ productId: orderedProducts.productId, since: orders.createdAt })
    .from(orders)
    .innerJoin(orderedProducts, eq(orderedProducts.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.paidStatus, 'unpaid'),
        isNull(orders.cancelledAt),
        or(isNull(orders.expiresAt), gt(orders.expiresAt, now)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(listLimits.awaitedProducts + 1)
  return new Map(rows.map(({ productId, since }) => [productId, since]))
}

type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'> & {
  /** What it opens; absent: its product, if it has one. */
  readonly opens?: readonly Omit<typeof orderedProducts.$inferInsert, 'orderId' | 'lineId'>[]
}

export interface NewOrder {
  readonly order: Omit<typeof orders.$inferInsert, 'number' | 'createdAt'>
  readonly lines: readonly NewLine[]
  readonly payments: readonly Omit<typeof orderPayments.$inferInsert, 'orderId' | 'no' | 'createdAt'>[]
}

/** The order that came with a key; null: none did. Whoever asks at the same moment waits until this transaction ends. */
export const findOrderOfKey = async (
  tx: Transaction,
  schoolId: SchoolId,
  orderKey: string,
): Promise<number | null> => {
  const lock = `order:${schoolId}:${orderKey}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.schoolId, schoolId), eq(orders.orderKey, orderKey)))
  return row?.id ?? null
}

/** Writes an order with its lines and its plan of payments, under the school's next number. */
export const insertOrder = async (
  tx: Transaction,
  { order, lines, payments }: NewOrder,
  now: Date,
): Promise<number> => {
  const lock = `orders:${order.schoolId}`
  // Numbers of one school are given one after another.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const [last] = await tx
    .select({ number: max(orders.number) })
    .from(orders)
    .where(eq(orders.schoolId, order.schoolId))
  const [row] = await tx
    .insert(orders)
    .values({ ...order, number: (last?.number ?? 0) + 1, createdAt: now })
    .returning({ id: orders.id })
  if (!row) throw new Error('The order was not written.')
  const { id: orderId } = row
  const kept = await tx
    .insert(orderLines)
    .values(lines.map(({ opens: _opens, ...line }, index) => ({ ...line, orderId, position: index + 1 })))
    .returning({ id: orderLines.id })
  const opened = lines.flatMap((line, index) =>
    opensOf(line).map((product) => ({ ...product, orderId, lineId: kept[index]?.id ?? 0 })),
  )
  if (opened.length > 0) await tx.insert(orderedProducts).values(opened)
  await tx
    .insert(orderPayments)
    .values(payments.map((payment, index) => ({ ...payment, orderId, no: index + 1, createdAt: now })))
  return orderId
}

const opensOf = ({ opens, productId, title }: NewLine) =>
  opens ?? (typeof productId === 'number' ? [{ productId, title }] : [])

/** The books stay; whom they were about is forgotten. */
export const forgetBuyer = async (db: WriteDatabase, userId: number): Promise<void> => {
  await db
    .update(orders)
    .set({ userId: null, email: null, buyerName: '', phone: null })
    .where(eq(orders.userId, userId))
}

/** What a person ordered, for the download. */
export const exportOrders = async (db: ReadDatabase, userId: number) => {
  const rows = await listOrdersOf(db, userId, { page: 1, per_page: 1000 })
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, number, total, paidTotal, currency, paidStatus, createdAt }) => ({
    number,
    total: toWire(total),
    paid_total: toWire(paidTotal),
    currency,
    paid_status: paidStatus,
    created_at: createdAt,
    products: lines.filter(({ orderId }) => orderId === id).map(({ title }) => title),
  }))
}

/** How many orders of a school wait for their first payment. */
export const countWaiting = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(
    orders,
    and(eq(orders.schoolId, schoolId), eq(orders.paidStatus, 'unpaid'), isNull(orders.cancelledAt)),
  )

/** Takes from orders who bought, where the contact was erased before a moment. */
export const forgetErasedBuyers = async (db: WriteDatabase, before: Date): Promise<void> => {
  await db
    .update(orders)
    .set({ email: null, buyerName: '', phone: null })
    .from(contacts)
    .where(
      and(
        eq(contacts.id, orders.contactId),
        eq(contacts.schoolId, orders.schoolId),
        eq(contacts.status, 'erased'),
        lt(contacts.updatedAt, before),
        isNotNull(orders.email),
      ),
    )
}
