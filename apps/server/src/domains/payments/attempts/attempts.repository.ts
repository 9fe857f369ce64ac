import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  lte,
  ne,
  or,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { orders, type OrderPlace } from '../../orders/index.ts'
import {
  paymentSystems,
  paymentSystemsColumns,
  providerMessages,
  transactions,
  transactionsColumns,
} from '../payments.tables.ts'

const selectAttempts = (db: ReadDatabase) =>
  db
    .select({ attempt: transactionsColumns, systemTitle: paymentSystems.title })
    .from(transactions)
    .innerJoin(paymentSystems, eq(paymentSystems.id, transactions.systemId))
export type AttemptRow = Awaited<ReturnType<typeof selectAttempts>>[number]
export type TransactionColumns = AttemptRow['attempt']

const isChargeOf = ({ schoolId, orderId }: OrderPlace) =>
  and(eq(transactions.schoolId, schoolId), eq(transactions.orderId, orderId), eq(transactions.kind, 'charge'))

/** The latest try to pay an order by a payment system. */
export const findLatestAttempt = async (db: ReadDatabase, place: OrderPlace): Promise<AttemptRow | null> => {
  const [row] = await selectAttempts(db).where(isChargeOf(place)).orderBy(desc(transactions.id)).limit(1)
  return row ?? null
}

/** States of an attempt whose outcome is open. */
const openStates = ['created', 'processing', 'unknown'] as const

/** Tries to pay an order of which the outcome is open, the oldest first. */
export const listOpenAttempts = async (db: ReadDatabase, place: OrderPlace): Promise<AttemptRow[]> =>
  selectAttempts(db)
    .where(and(isChargeOf(place), inArray(transactions.state, [...openStates])))
    .orderBy(asc(transactions.id))
    .limit(20)

/** Attempts and refunds of a payment system of which the outcome is open. */
export const countOpenAttempts = async (
  db: ReadDatabase,
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: number },
): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(transactions)
    .where(
      and(
        eq(transactions.schoolId, schoolId),
        eq(transactions.systemId, id),
        inArray(transactions.state, [...openStates]),
      ),
    )
  return row?.total ?? 0
}

/** Open attempts of each payment system of a school. */
export const countOpenBySystem = async (
  db: ReadDatabase,
  schoolId: SchoolId,
): Promise<Map<number, number>> => {
  const rows = await db
    .select({ id: transactions.systemId, total: count() })
    .from(transactions)
    .where(
      and(
        eq(transactions.schoolId, schoolId),
        isNotNull(transactions.systemId),
        inArray(transactions.state, [...openStates]),
      ),
    )
    .groupBy(transactions.systemId)
  return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total]])))
}

/** An attempt with what is told to its provider. */
const selectKnown = (db: ReadDatabase) =>
  db
    .select({
      attempt: transactionsColumns,
      system: paymentSystemsColumns,
      order: {
        number: orders.number,
        title: orders.title,
        email: orders.email,
        language: orders.language,
      },
    })
    .from(transactions)
    .innerJoin(paymentSystems, eq(paymentSystems.id, transactions.systemId))
    .innerJoin(orders, eq(orders.id, transactions.orderId))
export type KnownAttempt = Awaited<ReturnType<typeof selectKnown>>[number]

/** A movement of money at a provider by its number. */
export const findAttempt = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  id: number,
): Promise<KnownAttempt | null> => {
  const [row] = await selectKnown(db).where(and(eq(transactions.schoolId, schoolId), eq(transactions.id, id)))
  return row ?? null
}

/** One by its key, which nobody guesses. */
export const findAttemptByKey = async (db: ReadDatabase, key: string): Promise<KnownAttempt | null> => {
  const [row] = await selectKnown(db).where(eq(transactions.key, key))
  return row ?? null
}

/** The attempt for which a movement of money at a provider counts. */
export const findChargeOfMoney = async (
  db: ReadDatabase,
  {
    schoolId,
    systemId,
    moneyId,
  }: { readonly schoolId: SchoolId; readonly systemId: number; readonly moneyId: string },
): Promise<number | null> => {
  const [row] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.schoolId, schoolId),
        eq(transactions.systemId, systemId),
        eq(transactions.kind, 'charge'),
        eq(transactions.moneyId, moneyId),
      ),
    )
  return row?.id ?? null
}

/** A message speaks of one payment and its refunds; a hundred are looked at together. */
const mostSpokenOf = 2_000

/** Charges and refunds of a payment system of which messages speak. */
export const listSpokenOf = async (
  db: ReadDatabase,
  systemId: number,
  { keys, externalIds }: { readonly keys: readonly string[]; readonly externalIds: readonly string[] },
) =>
  db
    .select({
      id: transactions.id,
      kind: transactions.kind,
      schoolId: transactions.schoolId,
      key: transactions.key,
      externalId: transactions.externalId,
      moneyId: transactions.moneyId,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.systemId, systemId),
        or(
          inArray(transactions.key, [...keys]),
          inArray(transactions.externalId, [...externalIds]),
          inArray(transactions.moneyId, [...externalIds]),
        ),
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(mostSpokenOf)

/** Holds a movement of money until the transaction ends; its order is held before. */
export const lockAttempt = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  const [row] = await tx
    .select(transactionsColumns)
    .from(transactions)
    .where(and(eq(transactions.schoolId, schoolId), eq(transactions.id, id)))
    .for('update')
  return row ?? null
}

type Columns = Omit<typeof transactions.$inferInsert, 'id' | 'schoolId' | 'orderId' | 'createdAt'>
export type AttemptChange = { readonly [Column in keyof Columns]?: Columns[Column] | undefined }

/** Writes what is named; the rest stays. */
export const updateAttempt = async (
  tx: Transaction,
  schoolId: SchoolId,
  id: number,
  change: AttemptChange,
): Promise<void> => {
  await tx
    .update(transactions)
    .set(change)
    .where(and(eq(transactions.schoolId, schoolId), eq(transactions.id, id)))
}

/** Notes that a provider was asked, whatever it said. */
export const noteAsked = (tx: Transaction, schoolId: SchoolId, id: number, now: Date, next: Date | null) =>
  tx
    .update(transactions)
    .set({ askedAt: now, asks: sql`${transactions.asks} + 1`, nextAskAt: next })
    .where(and(eq(transactions.schoolId, schoolId), eq(transactions.id, id)))

/** Movements of money of all schools about which providers are asked by now, those that wait longest first. */
export const listToAsk = (db: ReadDatabase, now: Date, limit: number) =>
  db
    .select({ id: transactions.id, kind: transactions.kind, schoolId: transactions.schoolId })
    .from(transactions)
    .where(lte(transactions.nextAskAt, now))
    .orderBy(asc(transactions.nextAskAt))
    .limit(limit)

/** Refunds of a charge that are not taken back and did not fail. */
export const listRefundsOf = (db: ReadDatabase, schoolId: SchoolId, chargeIds: readonly number[]) =>
  chargeIds.length === 0
    ? Promise.resolve([])
    : db
        .select(transactionsColumns)
        .from(transactions)
        .where(
          and(
            eq(transactions.schoolId, schoolId),
            inArray(transactions.chargeId, [...chargeIds]),
            eq(transactions.kind, 'refund'),
            ne(transactions.state, 'failed'),
            ne(transactions.state, 'cancelled'),
          ),
        )
        .orderBy(asc(transactions.id))
        .limit(500)

/** Charges of an order that came through providers, the latest first. */
export const listProviderCharges = (db: ReadDatabase, place: OrderPlace) =>
  selectKnown(db)
    .where(and(isChargeOf(place), eq(transactions.state, 'succeeded'), isNotNull(transactions.key)))
    .orderBy(desc(transactions.id))
    .limit(100)

/** Whether a provider told of an attempt by itself. */
export const wasTold = async (db: ReadDatabase, systemId: number, key: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: providerMessages.id })
    .from(providerMessages)
    .where(and(eq(providerMessages.systemId, systemId), arrayContains(providerMessages.keys, [key])))
    .limit(1)
  return row !== undefined
}
