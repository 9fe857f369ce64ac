import type { BillingDetails } from '@lectern/contract/payments/documents/billing-details'
import {
  fixedPrefixes,
  type InvoiceBuyer,
  type InvoiceState,
} from '@lectern/contract/payments/documents/documents'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { listLines, type LockedOrder, lockOrder, type OrderPlace } from '../../orders/index.ts'
import { paymentMethods } from '../payment-methods.ts'
import { creditOlderRefunds, creditUnpaid, issueCreditNote } from './credit-notes.ts'
import type { DocumentContent, DocumentParty } from './document-content.ts'
import { buyerOf, contentOf, type Desk, issue, movementOf, nobody, openDesk } from './document-desk.ts'
import * as store from './documents.repository.ts'

const issueReceipt = (tx: Transaction, desk: Desk, row: store.MovementRow): Promise<number> => {
  const amount = String(row.amount)
  const content = contentOf(desk, {
    buyer: buyerOf(desk.order),
    lines: [{ title: desk.order.title, quantity: 1, amount, vat: null }],
    total: amount,
    movements: [movementOf(row, desk)],
  })
  return issue(tx, desk, {
    ...{ kind: 'receipt', prefix: fixedPrefixes.receipt, first: 1, total: row.amount, content },
    transactionId: row.id,
  })
}

/** What is paid of an order at most is told on its documents. */
const maxMovements = 200

/**
 * Whether an invoice of an order can be made out now. An order that waits has one where the school is paid by its own instruction: it says
 * what is to be paid.
 */
export const invoiceStateOf = async (
  db: ReadDatabase,
  order: LockedOrder,
  details: BillingDetails | null,
): Promise<InvoiceState> => {
  const place = { schoolId: order.schoolId, orderId: order.id }
  if ((await store.findOpenInvoice(db, place)) !== null) return 'issued'
  if (order.total === 0n || order.paidTotal === 0n) {
    const isOpen = order.total > 0n && order.cancelledAt === null && order.paidStatus === 'unpaid'
    if (!isOpen || (await instructionOf(db, order)) === null) return 'nothing_to_invoice'
  }
  return details === null ? 'seller_missing' : 'ready'
}

const instructionOf = async (db: ReadDatabase, { schoolId, methodId }: LockedOrder): Promise<string | null> =>
  methodId === null ? null : ((await paymentMethods.find(db, schoolId, methodId))?.instruction ?? null)

const issueInvoiceOf = async (
  tx: Transaction,
  desk: Desk,
  details: BillingDetails,
  buyer: DocumentParty,
): Promise<void> => {
  const { order } = desk
  const place = { schoolId: order.schoolId, orderId: order.id }
  const movements = await store.listMovements(tx, place, maxMovements)
  const lines = await listLines(tx, [order.id])
  const due = order.total - order.paidTotal
  const isDue = order.paidStatus === 'unpaid' || order.paidStatus === 'partial'
  const instruction = details.due_text || ((await instructionOf(tx, order)) ?? '')
  const content = contentOf(desk, {
    buyer,
    lines: linesOf(order, lines),
    total: String(order.total),
    movements: movements.filter(({ kind }) => kind === 'charge').map((row) => movementOf(row, desk)),
    due: isDue ? { amount: String(due), instruction } : null,
  })
  await issue(tx, desk, {
    ...{ kind: 'invoice', prefix: details.invoice_prefix, first: details.first_number },
    ...{ total: order.total, content },
  })
  if (!isDue) await creditOlderRefunds(tx, desk, movements)
}

/** Lines of the order; where its sum differs from theirs, the order stands as one line. */
const linesOf = (
  order: LockedOrder,
  lines: Awaited<ReturnType<typeof listLines>>,
): DocumentContent['lines'] => {
  const sum = lines.reduce((total, { price, quantity }) => total + price * BigInt(quantity), 0n)
  if (sum !== order.total)
    return [{ title: order.title, quantity: 1, amount: String(order.total), vat: null }]
  return lines.map(({ title, quantity, price }) => ({
    ...{ title, quantity, vat: null },
    amount: String(price * BigInt(quantity)),
  }))
}

/**
 * Makes out the invoice of an order; one of which something is left stays as it is.
 *
 * @throws CallError not_found; seller_missing, nothing_to_invoice (409)
 */
export const issueInvoice = async (
  tx: Transaction,
  place: OrderPlace,
  { name, address, country, tax_id: taxId }: InvoiceBuyer,
  now: Date,
): Promise<void> => {
  const order = found(await lockOrder(tx, place))
  const desk = await openDesk(tx, order, now)
  const state = await invoiceStateOf(tx, order, desk.details)
  if (state === 'issued') return
  if (state !== 'ready' || desk.details === null)
    throw new CallError(state === 'ready' ? 'seller_missing' : state)
  const buyer = { ...nobody, name, address, country, taxId, email: order.email ?? '' }
  await issueInvoiceOf(tx, desk, desk.details, buyer)
}

/**
 * Gives a movement of money that is written down its document, in the same transaction: a receipt for money that came, a credit note for money
 * that went back of an order with an invoice. A school that says so has an invoice once the order is paid. What has its document gets no other.
 */
export const documentMovement = async (
  tx: Transaction,
  { schoolId, orderId }: OrderPlace,
  transactionId: number,
  now: Date,
): Promise<void> => {
  const order = found(await lockOrder(tx, { schoolId, orderId }))
  const rows = await store.listMovements(tx, { schoolId, orderId }, maxMovements)
  const row = rows.find(({ id }) => id === transactionId)
  if (row === undefined || (await store.hasDocument(tx, schoolId, transactionId))) return
  const desk = await openDesk(tx, order, now)
  const invoice = await store.findOpenInvoice(tx, { schoolId, orderId })
  if (row.kind === 'refund') {
    // What was paid beyond the order goes back first: it stood on no invoice.
    const excess = order.paidTotal + row.amount - order.total
    const most = excess > 0n ? row.amount - excess : row.amount
    if (invoice !== null) await issueCreditNote(tx, desk, invoice, row, most)
    await creditUnpaid(tx, { schoolId, orderId }, now)
    return
  }
  await issueReceipt(tx, desk, row)
  const isPaid = order.total > 0n && (order.paidStatus === 'paid' || order.paidStatus === 'overpaid')
  if (isPaid && invoice === null && desk.details?.is_invoice_automatic === true)
    await issueInvoiceOf(tx, desk, desk.details, buyerOf(order))
}
