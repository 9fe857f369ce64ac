import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, gte, inArray, lt, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { paymentSystems, providerBalances, transactions, transactionsColumns } from '../payments.tables.ts'

/** What of one day is compared; the provider's list is not longer. */
const mostMoved = 10_000

/** Movements of money of one payment system by what its provider calls them, or by our keys; and refunds of such charges. */
export const listBookedHere = async (
  db: ReadDatabase,
  { schoolId, systemId }: { readonly schoolId: SchoolId; readonly systemId: number },
  { ids, keys }: { readonly ids: readonly string[]; readonly keys: readonly string[] },
) => {
  const named = await db
    .select(transactionsColumns)
    .from(transactions)
    .where(
      and(
        eq(transactions.schoolId, schoolId),
        eq(transactions.systemId, systemId),
        or(inArray(transactions.moneyId, [...ids]), inArray(transactions.key, [...keys])),
      ),
    )
  const charges = named.filter(({ kind }) => kind === 'charge').map(({ id }) => id)
  const refunds = await db
    .select(transactionsColumns)
    .from(transactions)
    .where(
      and(
        eq(transactions.schoolId, schoolId),
        inArray(transactions.chargeId, charges),
        eq(transactions.kind, 'refund'),
      ),
    )
  const known = new Set(named.map(({ id }) => id))
  return [...named, ...refunds.filter(({ id }) => !known.has(id))]
}

/** What moved at a provider from one moment to before another, as this school wrote it down. */
export const listMovedHere = (
  db: ReadDatabase,
  { schoolId, systemId }: { readonly schoolId: SchoolId; readonly systemId: number },
  { from, before }: { readonly from: Date; readonly before: Date },
) =>
  db
    .select(transactionsColumns)
    .from(transactions)
    .where(
      and(
        eq(transactions.schoolId, schoolId),
        eq(transactions.systemId, systemId),
        eq(transactions.state, 'succeeded'),
        gte(transactions.processedAt, from),
        lt(transactions.processedAt, before),
      ),
    )
    .limit(mostMoved)

type BalanceRow = typeof providerBalances.$inferInsert

export const writeBalance = async (tx: Transaction, row: BalanceRow): Promise<void> => {
  const { sums, mended, checkedAt } = row
  await tx
    .insert(providerBalances)
    .values(row)
    .onConflictDoUpdate({
      target: [providerBalances.systemId, providerBalances.day],
      set: { sums, checkedAt, mended: sql`${providerBalances.mended} + ${mended}` },
    })
}

/** Balances of a school from a day on, the latest first. */
export const listBalanceRows = (db: ReadDatabase, schoolId: SchoolId, from: string) =>
  db
    .select({
      systemId: providerBalances.systemId,
      day: providerBalances.day,
      sums: providerBalances.sums,
      mended: providerBalances.mended,
      checkedAt: providerBalances.checkedAt,
    })
    .from(providerBalances)
    .where(and(eq(providerBalances.schoolId, schoolId), gte(providerBalances.day, from)))
    .orderBy(desc(providerBalances.day))
    .limit(500)

/** Payment systems of all schools that are connected to a provider. */
export const listConnected = (db: ReadDatabase, after: number, limit: number) =>
  db
    .select({ id: paymentSystems.id, schoolId: paymentSystems.schoolId })
    .from(paymentSystems)
    .where(
      and(
        sql`${paymentSystems.mode} is not null and ${paymentSystems.deletedAt} is null`,
        sql`${paymentSystems.id} > ${after}`,
      ),
    )
    .orderBy(paymentSystems.id)
    .limit(limit)
