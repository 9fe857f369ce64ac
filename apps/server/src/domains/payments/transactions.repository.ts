import type { TransactionSort } from '@lectern/contract/payments/transaction-list'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { foldedHoldsWords } from '../../platform/database/holds-words.ts'
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from '../../platform/database/sql.ts'
import { type KeysetList, keysetPage, type KeysetQuery } from '../../platform/lists/keyset.ts'
import { newestFirst } from '../../platform/lists/newest-first.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { orders } from '../orders/index.ts'
import { paymentSystems, transactions, transactionsColumns } from './payments.tables.ts'

export const insertTransaction = async (
  tx: Transaction,
  transaction: Omit<typeof transactions.$inferInsert, 'id' | 'schoolId'> & { readonly schoolId: SchoolId },
): Promise<number> => {
  const [row] = await tx.insert(transactions).values(transaction).returning({ id: transactions.id })
  if (!row) throw new Error('The transaction was not written.')
  return row.id
}

const selectTransactions = (db: ReadDatabase) =>
  db
    .select({
      ...transactionsColumns,
      way: paymentSystems.title,
      order: {
        number: orders.number,
        title: orders.title,
        contactId: orders.contactId,
        buyerName: orders.buyerName,
        email: orders.email,
      },
    })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .leftJoin(paymentSystems, eq(paymentSystems.id, transactions.systemId))
export type TransactionRow = Awaited<ReturnType<typeof selectTransactions>>[number]

/** One attempt to move money. */
export const findTransaction = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  id: number,
): Promise<TransactionRow | null> => {
  const [row] = await selectTransactions(db).where(
    and(eq(transactions.schoolId, schoolId), eq(transactions.id, id)),
  )
  return row ?? null
}

/** Attempts to move money of one order, the latest first. */
export const listTransactionsOf = (
  db: ReadDatabase,
  schoolId: SchoolId,
  orderId: number,
  limit: number,
): Promise<TransactionRow[]> =>
  selectTransactions(db)
    .where(and(eq(transactions.schoolId, schoolId), eq(transactions.orderId, orderId)))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(limit)

/** Which transactions of a school are listed. */
export interface TransactionFilter {
  readonly schoolId: SchoolId
  /** The number of an order, or a part of a name, an e-mail, a title or of what the provider calls it. */
  readonly query?: string | undefined
  readonly kind?: TransactionRow['kind'] | undefined
  readonly state?: TransactionRow['state'] | undefined
  readonly providerId?: TransactionRow['providerId'] | undefined
  /** Those made from a moment on, and before another. */
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const hasWords = (query: string | undefined): SQL | undefined => {
  if (!query) return undefined
  const number = /^#?(\d{1,9})$/.exec(query)?.[1]
  if (number !== undefined) return eq(orders.number, Number(number))
  return or(
    eq(transactions.externalId, query),
    eq(transactions.moneyId, query),
    eq(transactions.key, query),
    foldedHoldsWords(orders.called, query),
  )
}

const isWanted = ({ schoolId, query, kind, state, providerId, from, before }: TransactionFilter) =>
  and(
    eq(transactions.schoolId, schoolId),
    hasWords(query),
    kind && eq(transactions.kind, kind),
    state && eq(transactions.state, state),
    providerId && eq(transactions.providerId, providerId),
    from && gte(transactions.createdAt, from),
    before && lt(transactions.createdAt, before),
  )

/** Money that has not moved stands behind all that has, the latest first. */
const list: KeysetList<TransactionRow, TransactionSort> = {
  id: transactions.id,
  idOf: ({ id }) => id,
  orders: {
    ...newestFirst<TransactionRow>(transactions).orders,
    processed: {
      column: sql`coalesce(${transactions.processedAt}, '-infinity'::timestamptz)`,
      ...{ type: 'timestamptz', direction: 'desc' },
      valueOf: ({ processedAt }) => processedAt?.toISOString() ?? '-infinity',
    },
  },
}

/** One page of the transactions of a school. */
export const listTransactionsOfSchool = async (
  db: ReadDatabase,
  filter: TransactionFilter,
  page: KeysetQuery<TransactionSort>,
) => {
  const keyset = keysetPage(list, page)
  const rows = await selectTransactions(db)
    .where(and(isWanted(filter), keyset.where))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.answer(rows)
}

/** Ids of the transactions that a filter finds. */
export const findRowsOf = (db: ReadDatabase, filter: TransactionFilter): SQL =>
  sql`(${db
    .select({ id: transactions.id })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .where(and(eq(transactions.schoolId, filter.schoolId), isWanted(filter)))})`

/** Transactions of a page of a file. */
export const listForFile = (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<TransactionRow[]> =>
  selectTransactions(db)
    .where(and(eq(transactions.schoolId, schoolId), inArray(transactions.id, [...ids])))
    .orderBy(asc(transactions.id))

/** What moved by the transactions that a filter finds, for each currency and direction: those that succeeded. */
export const sumTransactionsOfSchool = (db: ReadDatabase, filter: TransactionFilter) =>
  db
    .select({
      currency: transactions.currency,
      charges: sql<string>`coalesce(sum(${transactions.amount}) filter (where ${transactions.kind} = 'charge'), 0)::text`,
      refunds: sql<string>`coalesce(sum(${transactions.amount}) filter (where ${transactions.kind} = 'refund'), 0)::text`,
    })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .where(and(isWanted(filter), eq(transactions.state, 'succeeded'), eq(transactions.isTest, false)))
    .groupBy(transactions.currency)
    .orderBy(asc(transactions.currency))

/** Where counting stops. */
const mostCounted = 10_000

/** How many transactions a filter finds, up to a limit. */
export const countTransactionsOfSchool = async (db: ReadDatabase, filter: TransactionFilter) => {
  const found = db
    .select({ id: transactions.id })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .where(isWanted(filter))
    .limit(mostCounted + 1)
    .as('found')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found)
  const total = row?.total ?? 0
  return { total: Math.min(total, mostCounted), isExact: total <= mostCounted }
}
