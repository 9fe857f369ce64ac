import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import type { SystemState } from '@lectern/contract/payments/payment-systems'
import type { ProviderId } from '@lectern/contract/payments/provider-ids'
import type { HandMethod, TransactionKind, TransactionState } from '@lectern/contract/payments/transactions'
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
  smallint,
  sql,
  text,
} from '../../platform/database/sql.ts'
import { orders } from '../orders/orders.tables.ts'

/** Ways in which schools take money. */
export const paymentSystems = pgTable(
  'payment_systems',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    providerId: smallint().$type<ProviderId>().notNull(),
    /** As buyers read it. */
    title: text().notNull(),
    /** What the buyer does to pay, where the school takes the money by itself. */
    instruction: text(),
    /** Empty: every currency. */
    currencies: text().array().$type<CurrencyCode[]>().notNull(),
    state: text().$type<SystemState>().notNull(),
    position: integer().notNull(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    /** Orders that wait keep it, and its transactions name it. */
    deletedAt: instantColumn(),
  },
  (table) => [index().on(table.schoolId, table.position)],
)

export const paymentSystemsColumns = {
  id: paymentSystems.id,
  schoolId: paymentSystems.schoolId,
  providerId: paymentSystems.providerId,
  title: paymentSystems.title,
  instruction: paymentSystems.instruction,
  currencies: paymentSystems.currencies,
  state: paymentSystems.state,
  position: paymentSystems.position,
  updatedAt: paymentSystems.updatedAt,
  deletedAt: paymentSystems.deletedAt,
}

/** Attempts to move money, by payment systems and by hand. Amounts are never below nothing; the kind tells the direction. */
export const transactions = pgTable(
  'transactions',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    /** The payment of the plan; null of a refund of the whole order. */
    paymentId: reference(),
    kind: text().$type<TransactionKind>().notNull(),
    state: text().$type<TransactionState>().notNull(),
    amount: moneyColumn().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    providerId: smallint().$type<ProviderId>().notNull(),
    /** Null by hand without one of the school's ways. */
    systemId: reference().references(() => paymentSystems.id),
    /** As the provider calls it. */
    externalId: text(),
    /** How money came or went that the staff wrote down. */
    method: text().$type<HandMethod>(),
    comment: text(),
    /** Who of the staff wrote it down; null: a payment system. */
    actorId: reference(),
    createdAt: instantColumn().notNull(),
    /** When the money moved, as the provider or the staff say. */
    processedAt: instantColumn(),
  },
  (table) => [
    index().on(table.schoolId, table.createdAt, table.id),
    index().on(table.orderId),
    index().on(table.systemId),
    check('transactions_amount_is_positive', sql`${table.amount} > 0`),
  ],
)

export const transactionsColumns = {
  id: transactions.id,
  schoolId: transactions.schoolId,
  orderId: transactions.orderId,
  paymentId: transactions.paymentId,
  kind: transactions.kind,
  state: transactions.state,
  amount: transactions.amount,
  currency: transactions.currency,
  providerId: transactions.providerId,
  systemId: transactions.systemId,
  externalId: transactions.externalId,
  method: transactions.method,
  comment: transactions.comment,
  actorId: transactions.actorId,
  createdAt: transactions.createdAt,
  processedAt: transactions.processedAt,
}
