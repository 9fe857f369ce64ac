import { moneyLimits } from '@lectern/contract/kernel/money/minor-units'
import {
  check,
  index,
  instantColumn,
  integer,
  moneyColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  sql,
  text,
  unique,
} from '../../platform/database/sql.ts'

/** An amount beyond the limit of the wire could be stored and never answered. */
const mostMoney = sql.raw(String(moneyLimits.most))

/** Orders. Money is in minor units of the order's currency. */
export const orders = pgTable(
  'orders',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    /** Counts within the school, from 1. */
    number: integer().notNull(),
    /** Null once the buyer's account was erased: the books stay. */
    userId: reference(),
    /** standard, subscription or instalments. */
    type: text().notNull(),
    price: moneyColumn().notNull(),
    discount: moneyColumn()
      .notNull()
      .default(sql`0`),
    total: moneyColumn().notNull(),
    paidTotal: moneyColumn()
      .notNull()
      .default(sql`0`),
    /** ISO 4217. */
    currency: text().notNull(),
    paidStatus: text().notNull(),
    /** offer_page, widget, manual, api, import, webinar or upsell. */
    source: text().notNull(),
    expiresAt: instantColumn(),
    cancelledAt: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('orders_one_per_number').on(table.schoolId, table.number),
    index().on(table.userId, table.createdAt),
    check('orders_total_is_not_negative', sql`${table.total} >= 0 and ${table.paidTotal} >= 0`),
    check(
      'orders_amounts_fit',
      sql`greatest(abs(${table.price}), abs(${table.discount}), ${table.total}, ${table.paidTotal}) <= ${mostMoney}`,
    ),
  ],
)

export const ordersColumns = {
  id: orders.id,
  schoolId: orders.schoolId,
  number: orders.number,
  userId: orders.userId,
  type: orders.type,
  price: orders.price,
  discount: orders.discount,
  total: orders.total,
  paidTotal: orders.paidTotal,
  currency: orders.currency,
  paidStatus: orders.paidStatus,
  source: orders.source,
  expiresAt: orders.expiresAt,
  cancelledAt: orders.cancelledAt,
  createdAt: orders.createdAt,
}

/** What was ordered, as it was called and cost at that moment. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: numericId(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: reference(),
    title: text().notNull(),
    quantity: integer().notNull().default(1),
    price: moneyColumn().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.productId),
    check('order_lines_price_fits', sql`abs(${table.price}) <= ${mostMoney}`),
  ],
)

export const orderLinesColumns = {
  id: orderLines.id,
  orderId: orderLines.orderId,
  productId: orderLines.productId,
  title: orderLines.title,
  quantity: orderLines.quantity,
  price: orderLines.price,
  position: orderLines.position,
}

/** The plan of payments, and what became of each. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: numericId(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    amount: moneyColumn().notNull(),
    dueAt: instantColumn(),
    paidAt: instantColumn(),
    /** planned, paid, cancelled or refunded; a planned one whose time is over is overdue. */
    status: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('order_payments_one_per_number').on(table.orderId, table.no),
    check('order_payments_amount_fits', sql`abs(${table.amount}) <= ${mostMoney}`),
  ],
)

export const orderPaymentsColumns = {
  id: orderPayments.id,
  orderId: orderPayments.orderId,
  no: orderPayments.no,
  amount: orderPayments.amount,
  dueAt: orderPayments.dueAt,
  paidAt: orderPayments.paidAt,
  status: orderPayments.status,
  createdAt: orderPayments.createdAt,
}
