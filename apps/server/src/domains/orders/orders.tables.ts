import {
  check,
  index,
  instantColumn,
  integer,
  numericId,
  pgTable,
  reference,
  sql,
  text,
  unique,
} from '../../platform/database/sql.ts'

/** Orders. Money is in minor units of the order's currency. */
export const orders = pgTable(
  'orders',
  {
    id: numericId(),
    cabinetId: reference().notNull(),
    /** Counts within the school, from 1. */
    number: integer().notNull(),
    /** Null once the buyer's account was erased: the books stay. */
    userId: reference(),
    /** standard, subscription or instalments. */
    type: text().notNull(),
    price: integer().notNull(),
    discount: integer().notNull().default(0),
    total: integer().notNull(),
    paidTotal: integer().notNull().default(0),
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
    unique('orders_one_per_number').on(table.cabinetId, table.number),
    index().on(table.userId, table.createdAt),
    check('orders_total_is_not_negative', sql`${table.total} >= 0 and ${table.paidTotal} >= 0`),
  ],
)

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
    price: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.productId)],
)

/** The plan of payments, and what became of each. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: numericId(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    amount: integer().notNull(),
    dueAt: instantColumn(),
    paidAt: instantColumn(),
    /** planned, paid, cancelled or refunded; a planned one whose time is over is overdue. */
    status: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [unique('order_payments_one_per_number').on(table.orderId, table.no)],
)
