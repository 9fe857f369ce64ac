import type { DocumentKind } from '@lectern/contract/payments/documents/documents'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  alias,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type OrderPlace, orders } from '../../orders/index.ts'
import { transactions } from '../payments.tables.ts'
import { documentCounters, moneyDocuments, moneyDocumentsColumns } from './documents.tables.ts'

/** The series in which a document is numbered. */
export interface Series {
  readonly schoolId: SchoolId
  readonly kind: DocumentKind
  readonly prefix: string
}

/** The next number of a series. Its counter is held until the transaction ends, so one that is rolled back leaves no gap. */
export const takeNumber = async (
  tx: Transaction,
  { schoolId, kind, prefix }: Series,
  first: number,
): Promise<number> => {
  const [row] = await tx
    .insert(documentCounters)
    .values({ schoolId, kind, series: prefix, last: first })
    .onConflictDoUpdate({
      target: [documentCounters.schoolId, documentCounters.kind, documentCounters.series],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last })
  if (!row) throw new Error('No number was given.')
  return row.last
}

/** The number that was given last in a series; null: none was. */
export const findLastNumber = async (
  db: ReadDatabase,
  { schoolId, kind, prefix }: Series,
): Promise<number | null> => {
  const [row] = await db
    .select({ last: documentCounters.last })
    .from(documentCounters)
    .where(
      and(
        eq(documentCounters.schoolId, schoolId),
        eq(documentCounters.kind, kind),
        eq(documentCounters.series, prefix),
      ),
    )
  return row?.last ?? null
}

export const insertDocument = async (
  tx: Transaction,
  document: Omit<typeof moneyDocuments.$inferInsert, 'id' | 'called'>,
): Promise<number> => {
  const [row] = await tx.insert(moneyDocuments).values(document).returning({ id: moneyDocuments.id })
  if (!row) throw new Error('The document was not written.')
  return row.id
}

/** Whether a movement of money has its document. */
export const hasDocument = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  transactionId: number,
): Promise<boolean> =>
  (await db.$count(
    moneyDocuments,
    and(eq(moneyDocuments.schoolId, schoolId), eq(moneyDocuments.transactionId, transactionId)),
  )) > 0

/** The invoice of an order of which something is left. The order is held by the caller. */
export const findOpenInvoice = async (db: ReadDatabase, { schoolId, orderId }: OrderPlace) => {
  const [row] = await db
    .select({
      id: moneyDocuments.id,
      printedNumber: moneyDocuments.printedNumber,
      total: moneyDocuments.total,
      creditedTotal: moneyDocuments.creditedTotal,
      content: moneyDocuments.content,
    })
    .from(moneyDocuments)
    .where(
      and(
        eq(moneyDocuments.schoolId, schoolId),
        eq(moneyDocuments.orderId, orderId),
        eq(moneyDocuments.kind, 'invoice'),
        lt(moneyDocuments.creditedTotal, moneyDocuments.total),
      ),
    )
  return row ?? null
}
export type OpenInvoice = NonNullable<Awaited<ReturnType<typeof findOpenInvoice>>>

export const addCredit = async (
  tx: Transaction,
  schoolId: SchoolId,
  invoiceId: number,
  amount: bigint,
): Promise<void> => {
  await tx
    .update(moneyDocuments)
    .set({ creditedTotal: sql`${moneyDocuments.creditedTotal} + ${amount}` })
    .where(and(eq(moneyDocuments.schoolId, schoolId), eq(moneyDocuments.id, invoiceId)))
}

/** Money of an order that came or went back, and counts, the earliest first; tries with no real money are none. */
export const listMovements = (db: ReadDatabase, { schoolId, orderId }: OrderPlace, limit: number) =>
  db
    .select({
      id: transactions.id,
      kind: transactions.kind,
      amount: transactions.amount,
      providerId: transactions.providerId,
      method: transactions.method,
      payer: transactions.payer,
      paymentId: transactions.paymentId,
      createdAt: transactions.createdAt,
      processedAt: transactions.processedAt,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.schoolId, schoolId),
        eq(transactions.orderId, orderId),
        eq(transactions.state, 'succeeded'),
        eq(transactions.isTest, false),
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(limit)
export type MovementRow = Awaited<ReturnType<typeof listMovements>>[number]

const corrected = alias(moneyDocuments, 'corrected')

/** Documents with what a list tells of each. */
export const selectDocuments = (db: ReadDatabase) =>
  db
    .select({
      ...moneyDocumentsColumns,
      orderNumber: orders.number,
      paymentId: transactions.paymentId,
      corrects: corrected.printedNumber,
    })
    .from(moneyDocuments)
    .innerJoin(orders, eq(orders.id, moneyDocuments.orderId))
    .leftJoin(transactions, eq(transactions.id, moneyDocuments.transactionId))
    .leftJoin(corrected, eq(corrected.id, moneyDocuments.correctsId))
export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number]

/** The receipt of the latest money of an order, or of one of its payments. */
export const findReceiptOf = async (
  db: ReadDatabase,
  { schoolId, orderId }: OrderPlace,
  paymentId: number | null,
) => {
  const [row] = await db
    .select({ id: moneyDocuments.id, number: moneyDocuments.printedNumber })
    .from(moneyDocuments)
    .innerJoin(transactions, eq(transactions.id, moneyDocuments.transactionId))
    .where(
      and(
        eq(moneyDocuments.schoolId, schoolId),
        eq(moneyDocuments.orderId, orderId),
        eq(moneyDocuments.kind, 'receipt'),
        paymentId === null ? undefined : eq(transactions.paymentId, paymentId),
      ),
    )
    .orderBy(desc(moneyDocuments.id))
    .limit(1)
  return row ?? null
}

/** Documents of one order, the latest first. */
export const listDocumentsOf = (
  db: ReadDatabase,
  { schoolId, orderId }: OrderPlace,
  limit: number,
): Promise<DocumentRow[]> =>
  selectDocuments(db)
    .where(and(eq(moneyDocuments.schoolId, schoolId), eq(moneyDocuments.orderId, orderId)))
    .orderBy(desc(moneyDocuments.id))
    .limit(limit)

/** Documents of some orders of one buyer, the latest first. */
export const listDocumentsOfBuyer = (
  db: ReadDatabase,
  userId: number,
  orderIds: readonly number[],
  limit: number,
): Promise<DocumentRow[]> =>
  selectDocuments(db)
    .where(and(eq(orders.userId, userId), inArray(moneyDocuments.orderId, [...orderIds])))
    .orderBy(desc(moneyDocuments.id))
    .limit(limit)

/** What one document says. */
export const findDocument = async (db: ReadDatabase, schoolId: SchoolId, id: number) => {
  const { kind, printedNumber, orderId, content, issuedAt } = getTableColumns(moneyDocuments)
  const [row] = await db
    .select({ kind, printedNumber, orderId, content, issuedAt })
    .from(moneyDocuments)
    .where(and(eq(moneyDocuments.schoolId, schoolId), eq(moneyDocuments.id, id)))
  return row ?? null
}
