import {
  printedNumber,
  type MoneyDocument,
  type OrderDocuments,
} from '@lectern/contract/payments/documents/documents'
import { documentLimits } from '@lectern/contract/payments/documents/document-limits'
import type { KeptBillingDetails } from '@lectern/contract/payments/documents/billing-details'
import { billingDetails } from '@lectern/contract/payments/documents/billing-details'
import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { apiBase } from '../../../platform/http/api-dependencies.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type FindReceipt, findOrder, type OrderPlace } from '../../orders/index.ts'
import { currencyOfAttempt } from '../attempts/attempt-parts.ts'
import { findBillingDetails } from './billing-details.repository.ts'
import { type DocumentRow, findLastNumber, findReceiptOf, listDocumentsOf } from './documents.repository.ts'
import { invoiceStateOf } from './issue-documents.ts'

/** Where the PDF of a document of an order is. */
export type LinkOfDocument = (row: Pick<DocumentRow, 'id' | 'orderId'>) => string

export const staffLink: LinkOfDocument = ({ id }) => `${apiBase}/payments/documents/${id}/file`

/** @param orderLink the page of the order, `/orders/…`, behind the address of its school where that is another one */
export const buyerLink = (orderLink: string, id: number, origin = ''): string =>
  `${origin}${apiBase}/public${orderLink}/documents/${id}`

export const findReceipt: FindReceipt = async (db, place, paymentId) => {
  const receipt = await findReceiptOf(db, place, paymentId)
  return (
    receipt && { number: receipt.number, pathOf: (orderPath: string) => buyerLink(orderPath, receipt.id) }
  )
}

export const presentDocument = (row: DocumentRow, linkOf: LinkOfDocument): MoneyDocument => ({
  id: row.id,
  kind: row.kind,
  number: row.printedNumber,
  order: { id: row.orderId, number: row.orderNumber },
  payment_id: row.paymentId,
  buyer_name: row.buyerName,
  total: toWire(row.total),
  currency: currencyOfAttempt(row.currency),
  issued_at: row.issuedAt.toISOString(),
  corrects: row.corrects,
  credited_total: toWire(row.creditedTotal),
  link: linkOf(row),
})

/**
 * Documents of one order, and whether an invoice can be had.
 *
 * @throws CallError not_found
 */
export const loadOrderDocuments = async (
  db: ReadDatabase,
  place: OrderPlace,
  linkOf: LinkOfDocument,
): Promise<OrderDocuments> => {
  const order = found(await findOrder(db, place))
  const details = await findBillingDetails(db, place.schoolId)
  const rows = await listDocumentsOf(db, place, documentLimits.ofOrder)
  return {
    documents: rows.map((row) => presentDocument(row, linkOf)),
    invoice: await invoiceStateOf(db, order, details),
    buyer_name: order.buyerName,
  }
}

const unset = billingDetails.pick({ invoice_prefix: true, first_number: true }).parse({})

/** What a school has said of who sells. */
export const loadBillingDetails = async (
  db: ReadDatabase,
  schoolId: SchoolId,
): Promise<KeptBillingDetails> => {
  const details = await findBillingDetails(db, schoolId)
  const { invoice_prefix: prefix, first_number: first } = details ?? unset
  const last = await findLastNumber(db, { schoolId, kind: 'invoice', prefix })
  return {
    data: details,
    next_number: printedNumber(prefix, last === null ? first : last + 1),
    is_begun: last !== null,
    preview_link: `${apiBase}/billing-details/preview`,
  }
}
