import type { BillingDetails } from '@lectern/contract/payments/documents/billing-details'
import type { DocumentKind } from '@lectern/contract/payments/documents/documents'
import {
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
  uniqueIndex,
} from '../../../platform/database/sql.ts'
import { orders } from '../../orders/orders.tables.ts'
import { transactions } from '../payments.tables.ts'
import type { DocumentContent } from './document-content.ts'

/** Who sells, as a school says it. */
export const billingDetails = pgTable('billing_details', {
  schoolId: schoolReference().primaryKey(),
  details: jsonColumn<BillingDetails>().notNull(),
  updatedAt: instantColumn().notNull(),
})

/** The last number of each series. Its row is held by the transaction that issues: a number that is rolled back is given again. */
export const documentCounters = pgTable(
  'document_counters',
  {
    schoolId: schoolReference().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    /** The prefix of its numbers. */
    series: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.kind, table.series] })],
)

/**
 * Receipts, invoices and credit notes. What they say is never changed, and nobody's erasure takes it away: the law has books kept. Only what
 * was taken off an invoice is counted on.
 */
export const moneyDocuments = pgTable(
  'money_documents',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    series: text().notNull(),
    number: integer().notNull(),
    /** As it is printed. */
    printedNumber: text().notNull(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    /** The movement of money that it is about; null of an invoice. */
    transactionId: reference().references(() => transactions.id),
    /** The invoice of which a credit note takes off. */
    correctsId: reference(),
    buyerName: text().notNull(),
    buyerTaxId: text().notNull().default(''),
    /** ISO 4217. */
    currency: text().notNull(),
    total: moneyColumn().notNull(),
    /** What credit notes took off an invoice. */
    creditedTotal: moneyColumn()
      .notNull()
      .default(sql`0`),
    content: jsonColumn<DocumentContent>().notNull(),
    issuedAt: instantColumn().notNull(),
    /** Number, buyer and tax id as searches compare them. */
    called: text()
      .notNull()
      .generatedAlwaysAs(sql`folded(printed_number || ' ' || buyer_name || ' ' || buyer_tax_id)`),
  },
  (table) => [
    uniqueIndex('money_documents_number').on(table.schoolId, table.kind, table.series, table.number),
    // A movement of money has one receipt, or one credit note.
    uniqueIndex('money_documents_movement')
      .on(table.transactionId)
      .where(sql`transaction_id is not null`),
    // An order has one invoice of which something is left.
    uniqueIndex('money_documents_invoice')
      .on(table.orderId)
      .where(sql`kind = 'invoice' and credited_total < total`),
    index().on(table.schoolId, table.issuedAt, table.id),
    index().on(table.orderId),
    index().on(table.correctsId),
    index('money_documents_called').using('gin', sql`${table.called} gin_trgm_ops`),
    check('money_documents_total_is_positive', sql`${table.total} > 0`),
    check('money_documents_credited', sql`${table.creditedTotal} between 0 and ${table.total}`),
  ],
)

export const moneyDocumentsColumns = {
  id: moneyDocuments.id,
  schoolId: moneyDocuments.schoolId,
  kind: moneyDocuments.kind,
  series: moneyDocuments.series,
  number: moneyDocuments.number,
  printedNumber: moneyDocuments.printedNumber,
  orderId: moneyDocuments.orderId,
  transactionId: moneyDocuments.transactionId,
  correctsId: moneyDocuments.correctsId,
  buyerName: moneyDocuments.buyerName,
  currency: moneyDocuments.currency,
  total: moneyDocuments.total,
  creditedTotal: moneyDocuments.creditedTotal,
  issuedAt: moneyDocuments.issuedAt,
}
