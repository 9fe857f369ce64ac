import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq } from '../../../platform/database/sql.ts'
import type { OrderPlace } from '../../orders/index.ts'
import { paymentSystems, transactions, transactionsColumns } from '../payments.tables.ts'

const selectAttempts = (db: ReadDatabase) =>
  db
    .select({ attempt: transactionsColumns, systemTitle: paymentSystems.title })
    .from(transactions)
    .innerJoin(paymentSystems, eq(paymentSystems.id, transactions.systemId))
export type AttemptRow = Awaited<ReturnType<typeof selectAttempts>>[number]

/** The latest try to pay an order by a payment system. */
export const findLatestAttempt = async (
  db: ReadDatabase,
  { schoolId, orderId }: OrderPlace,
): Promise<AttemptRow | null> => {
  const [row] = await selectAttempts(db)
    .where(
      and(
        eq(transactions.schoolId, schoolId),
        eq(transactions.orderId, orderId),
        eq(transactions.kind, 'charge'),
      ),
    )
    .orderBy(desc(transactions.id))
    .limit(1)
  return row ?? null
}
