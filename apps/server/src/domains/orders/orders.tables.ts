import type { AccessLength } from '@lectern/contract/access/scope'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { StageRule } from '@lectern/contract/orders/funnels'
import type { CancelReason } from '@lectern/contract/orders/order-states'
import type { OrderHappening } from '@lectern/contract/orders/staff-order'
import { moneyLimits } from '@lectern/contract/kernel/money/minor-units'
import {
  boolean,
  check,
  index,
  instantColumn,
  integer,
  jsonColumn,
  moneyColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  sql,
  text,
  unique,
} from '../../platform/database/sql.ts'

/** An amount beyond the limit of the wire could be stored and never answered. */
const mostMoney = sql.raw(String(moneyLimits.most))

/** Ways on which a school follows its orders. */
export const orderFunnels = pgTable(
  'order_funnels',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    title: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.schoolId, table.position)],
)

/** Steps of a funnel, from its first one on. */
export const orderStages = pgTable(
  'order_stages',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    funnelId: reference()
      .notNull()
      .references(() => orderFunnels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Null: a stage of people's own work. */
    rule: text().$type<StageRule>(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.funnelId, table.position), index().on(table.schoolId)],
)

/** Offers whose orders go to a funnel of their own. */
export const orderFunnelOffers = pgTable(
  'order_funnel_offers',
  {
    schoolId: schoolReference().notNull(),
    offerId: reference().notNull(),
    funnelId: reference()
      .notNull()
      .references(() => orderFunnels.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.offerId] }), index().on(table.funnelId)],
)

/** Orders. Money is in minor units of the order's currency. */
export const orders = pgTable(
  'orders',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    /** Counts within the school, from 1. */
    number: integer().notNull(),
    /** Null until the buyer has an account, and once it was erased: the books stay. */
    userId: reference(),
    /** Null of orders before there were contacts. */
    contactId: reference(),
    /** The offer that was ordered; null: none. Its title and price stand here as they were. */
    offerId: reference(),
    /** The plan of the offer that was chosen; null: none. */
    planId: reference(),
    /** Whether it was placed at the promo price of its plan: while it stands, it counts among those. */
    isPromo: boolean().notNull().default(false),
    title: text().notNull().default(''),
    /** What the buyer gave; empty once the person was erased. */
    email: text(),
    buyerName: text().notNull().default(''),
    phone: text(),
    /** In what the buyer is written to. */
    language: text().$type<Locale>().notNull().default('en'),
    /** The chosen way to pay. Payments stand above, so nothing here names their table. */
    methodId: reference(),
    /** standard, subscription or instalments. */
    type: text().notNull(),
    price: moneyColumn().notNull(),
    discount: moneyColumn()
      .notNull()
      .default(sql`0`),
    total: moneyColumn().notNull(),
    /** What came and did not go back. */
    paidTotal: moneyColumn()
      .notNull()
      .default(sql`0`),
    refundedTotal: moneyColumn()
      .notNull()
      .default(sql`0`),
    /** ISO 4217. */
    currency: text().notNull(),
    paidStatus: text().notNull(),
    /** offer_page, widget, manual, api, import, webinar or upsell. */
    source: text().notNull(),
    /** When it closes by itself while nothing is paid. */
    expiresAt: instantColumn(),
    cancelledAt: instantColumn(),
    cancelReason: text().$type<CancelReason>(),
    /** Whether it has one of the places of its offer. */
    holdsPlace: boolean().notNull().default(false),
    /** When its place goes back to the offer while nothing is paid; null: it is held as long as the order waits. */
    placeUntil: instantColumn(),
    /** What a buyer sends twice has the same; null: it came without a key. */
    orderKey: text(),
    /** When the next payment that is not made is due; null: none has a date, or all are made. */
    nextDueAt: instantColumn(),
    /** Since when the outcome of a payment at a provider is not known. */
    awaitingSince: instantColumn(),
    /** Since when the school has to decide on money that is not what was asked. */
    differsSince: instantColumn(),
    firstPaidAt: instantColumn(),
    termsAcceptedAt: instantColumn(),
    /** Where it is on the way on which the school follows it; null: the school followed none when it came. */
    stageId: reference().references(() => orderStages.id),
    stageSince: instantColumn(),
    /** Who of the staff looks after it. */
    managerId: reference(),
    commentsCount: integer().notNull().default(0),
    /** When the staff sent the link by which it is paid last: a reminder goes at most once a day. */
    linkSentAt: instantColumn(),
    /** Who of the staff made it; null: the buyer did. */
    createdBy: reference(),
    /** Buyer, e-mail and what was ordered as searches compare them. */
    called: text()
      .notNull()
      .generatedAlwaysAs(sql`folded(buyer_name || ' ' || coalesce(email, '') || ' ' || title)`),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('orders_one_per_number').on(table.schoolId, table.number),
    unique('orders_one_per_key').on(table.schoolId, table.orderKey),
    index().on(table.userId, table.createdAt),
    index().on(table.schoolId, table.createdAt, table.id),
    index().on(table.contactId),
    index('orders_called').using('gin', sql`${table.called} gin_trgm_ops`),
    index().on(table.offerId),
    index().on(table.planId),
    index().on(table.stageId, table.stageSince, table.id),
    index().on(table.managerId),
    index().on(table.methodId),
    // The heads of the list sort by these.
    index().on(table.schoolId, table.total, table.id),
    index('orders_due').on(table.schoolId, sql`coalesce(next_due_at, 'infinity'::timestamptz)`, table.id),
    // The clock looks for orders whose time is over.
    index('orders_open_until')
      .on(table.expiresAt)
      .where(sql`paid_status = 'unpaid' and cancelled_at is null`),
    // The clock looks for places whose time is over.
    index('orders_place_until')
      .on(table.placeUntil)
      .where(sql`place_until is not null`),
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
  contactId: orders.contactId,
  offerId: orders.offerId,
  planId: orders.planId,
  isPromo: orders.isPromo,
  title: orders.title,
  email: orders.email,
  buyerName: orders.buyerName,
  phone: orders.phone,
  language: orders.language,
  methodId: orders.methodId,
  type: orders.type,
  price: orders.price,
  discount: orders.discount,
  total: orders.total,
  paidTotal: orders.paidTotal,
  refundedTotal: orders.refundedTotal,
  currency: orders.currency,
  paidStatus: orders.paidStatus,
  source: orders.source,
  expiresAt: orders.expiresAt,
  cancelledAt: orders.cancelledAt,
  cancelReason: orders.cancelReason,
  holdsPlace: orders.holdsPlace,
  placeUntil: orders.placeUntil,
  nextDueAt: orders.nextDueAt,
  awaitingSince: orders.awaitingSince,
  differsSince: orders.differsSince,
  firstPaidAt: orders.firstPaidAt,
  termsAcceptedAt: orders.termsAcceptedAt,
  stageId: orders.stageId,
  stageSince: orders.stageSince,
  managerId: orders.managerId,
  commentsCount: orders.commentsCount,
  linkSentAt: orders.linkSentAt,
  createdBy: orders.createdBy,
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
    /** For the staff alone. */
    comment: text(),
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
  comment: orderPayments.comment,
  status: orderPayments.status,
  createdAt: orderPayments.createdAt,
}

/** What each line opens, as it was when it was ordered. */
export const orderedProducts = pgTable(
  'ordered_products',
  {
    lineId: reference()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    orderId: reference().notNull(),
    productId: reference().notNull(),
    title: text().notNull(),
    /** Null: without end. */
    length: jsonColumn<AccessLength>(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.productId] }),
    index().on(table.orderId),
    index().on(table.productId),
  ],
)

/** What happened to an order. Nothing here is changed later. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderHappening>().notNull(),
    /** Who of the staff did it; null: the buyer, or the clock. */
    actorId: reference(),
    amount: moneyColumn(),
    reason: text(),
    title: text(),
    at: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.orderId, table.id),
    index().on(table.schoolId),
    // The list looks for orders that could not be opened.
    index('order_events_refused')
      .on(table.schoolId, table.orderId)
      .where(sql`kind = 'access_refused'`),
  ],
)

/** What the staff write to each other about an order. */
export const orderComments = pgTable(
  'order_comments',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null once the account was erased. */
    authorId: reference(),
    text: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.orderId, table.id), index().on(table.schoolId)],
)
