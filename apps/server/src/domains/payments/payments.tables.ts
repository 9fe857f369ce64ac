import type { ConnectionMode, ConnectionStep } from '@lectern/contract/payments/connections'
import type { FailureReason } from '@lectern/contract/orders/payment-attempt'
import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import type { SystemState } from '@lectern/contract/payments/payment-systems'
import type { ProviderId } from '@lectern/contract/payments/provider-ids'
import type {
  DisputeState,
  HandMethod,
  MismatchDecision,
  TransactionKind,
  TransactionState,
} from '@lectern/contract/payments/transactions'
import type { PayPage } from '../../platform/providers/payments/payment-provider.ts'
import {
  boolean,
  check,
  date,
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
  smallint,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../../platform/database/sql.ts'
import { orders } from '../orders/orders.tables.ts'

export interface ShownKey {
  readonly name: string
  readonly shown: string
}

/** What a refund does beside the money, so that it can be taken back with it. */
export interface RefundChoices {
  readonly isAccessClosed: boolean
  readonly isOrderCancelled: boolean
}

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
    /** Of the account at the provider; null by hand, and before it is connected. */
    mode: text().$type<ConnectionMode>(),
    account: text(),
    accountName: text(),
    /** Sealed with the key of the server. */
    sealedKeys: text(),
    /** Secrets by their last letters. */
    shownKeys: jsonColumn<ShownKey[]>(),
    /** In the address of the provider's messages; null by hand. */
    messagesToken: text(),
    steps: jsonColumn<ConnectionStep[]>(),
    checkedAt: instantColumn(),
    /** Since when the provider refuses the keys. */
    stoppedAt: instantColumn(),
    lastMessageAt: instantColumn(),
    lastRefusedAt: instantColumn(),
    refusedCount: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    /** Orders that wait keep it, and its transactions name it. */
    deletedAt: instantColumn(),
  },
  (table) => [
    index().on(table.schoolId, table.position),
    unique('payment_systems_token').on(table.messagesToken),
  ],
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
  mode: paymentSystems.mode,
  account: paymentSystems.account,
  accountName: paymentSystems.accountName,
  sealedKeys: paymentSystems.sealedKeys,
  shownKeys: paymentSystems.shownKeys,
  messagesToken: paymentSystems.messagesToken,
  steps: paymentSystems.steps,
  checkedAt: paymentSystems.checkedAt,
  stoppedAt: paymentSystems.stoppedAt,
  lastMessageAt: paymentSystems.lastMessageAt,
  lastRefusedAt: paymentSystems.lastRefusedAt,
  refusedCount: paymentSystems.refusedCount,
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
    /** Claimed before the provider is called, and told to it: the same key moves money once. Null by hand. */
    key: text(),
    isTest: boolean().notNull().default(false),
    page: jsonColumn<PayPage>(),
    /** When the page of the provider closes. */
    expiresAt: instantColumn(),
    returnedAt: instantColumn(),
    askedAt: instantColumn(),
    asks: integer().notNull().default(0),
    /** When the provider is asked next; null: never. */
    nextAskAt: instantColumn(),
    /** Whether the outcome was found by asking, no message having come. */
    isFoundByAsking: boolean().notNull().default(false),
    /** The money by the provider's name. */
    moneyId: text(),
    /** The provider's own word for the state. */
    word: text(),
    reason: text().$type<FailureReason>(),
    payer: text(),
    fee: moneyColumn(),
    /** What went back of a charge as the provider says. */
    refunded: moneyColumn()
      .notNull()
      .default(sql`0`),
    /** What the provider says moved, where it differs from what was asked. */
    seenAmount: moneyColumn(),
    seenCurrency: text(),
    decision: text().$type<MismatchDecision>(),
    dispute: text().$type<DisputeState>(),
    /** The charge of which a refund gives back. */
    chargeId: reference(),
    /** When the money of a refund leaves: until then it can be taken back. */
    leavesAt: instantColumn(),
    choices: jsonColumn<RefundChoices>(),
  },
  (table) => [
    index().on(table.schoolId, table.createdAt, table.id),
    index('transactions_processed').on(
      table.schoolId,
      sql`coalesce(processed_at, '-infinity'::timestamptz)`,
      table.id,
    ),
    index().on(table.orderId),
    index().on(table.systemId),
    index().on(table.chargeId),
    // The list of orders looks for what waits for a decision of the staff.
    index('transactions_mismatched')
      .on(table.schoolId, table.orderId)
      .where(sql`state = 'mismatch'`),
    index('transactions_disputed')
      .on(table.schoolId, table.orderId)
      .where(sql`dispute = 'open'`),
    unique('transactions_key').on(table.key),
    // One movement of money at a provider counts once, whatever it is called for.
    uniqueIndex('transactions_money')
      .on(table.systemId, table.kind, table.moneyId)
      .where(sql`money_id is not null`),
    // The clock looks for those whose outcome is open.
    index('transactions_to_ask')
      .on(table.nextAskAt)
      .where(sql`next_ask_at is not null`),
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
  key: transactions.key,
  isTest: transactions.isTest,
  page: transactions.page,
  expiresAt: transactions.expiresAt,
  returnedAt: transactions.returnedAt,
  askedAt: transactions.askedAt,
  asks: transactions.asks,
  nextAskAt: transactions.nextAskAt,
  isFoundByAsking: transactions.isFoundByAsking,
  moneyId: transactions.moneyId,
  word: transactions.word,
  reason: transactions.reason,
  payer: transactions.payer,
  fee: transactions.fee,
  refunded: transactions.refunded,
  seenAmount: transactions.seenAmount,
  seenCurrency: transactions.seenCurrency,
  decision: transactions.decision,
  dispute: transactions.dispute,
  chargeId: transactions.chargeId,
  leavesAt: transactions.leavesAt,
  choices: transactions.choices,
}

/** One sum of a day, in minor units as text: numbers of JSON are too small for money. */
export interface BalanceSum {
  readonly currency: CurrencyCode
  readonly theirs: string
  readonly ours: string
}

/** What the books of a provider and those of the school said of a day. */
export const providerBalances = pgTable(
  'provider_balances',
  {
    schoolId: schoolReference().notNull(),
    systemId: reference()
      .notNull()
      .references(() => paymentSystems.id),
    /** In the calendar of the school. */
    day: date({ mode: 'string' }).notNull(),
    sums: jsonColumn<BalanceSum[]>().notNull(),
    mended: integer().notNull(),
    checkedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.systemId, table.day] }), index().on(table.schoolId)],
)

/** What providers told, before anybody acted on it: a message only says where to look. */
export const providerMessages = pgTable(
  'provider_messages',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    systemId: reference()
      .notNull()
      .references(() => paymentSystems.id),
    /** The same for a repetition. */
    messageId: text().notNull(),
    word: text().notNull(),
    keys: text().array().$type<string[]>().notNull(),
    externalIds: text().array().$type<string[]>().notNull(),
    receivedAt: instantColumn().notNull(),
    handledAt: instantColumn(),
    /** Whether it is tried by itself: the provider did not answer when it was looked at with the others. */
    isApart: boolean().notNull().default(false),
  },
  (table) => [
    index('provider_messages_unhandled')
      .on(table.systemId, table.id)
      .where(sql`handled_at is null and not is_apart`),
    unique('provider_messages_once').on(table.systemId, table.messageId),
    index().on(table.schoolId),
    index().on(table.receivedAt),
    index().using('gin', table.keys),
  ],
)
