import { fixedPrefixes } from '@lectern/contract/payments/documents/documents'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { type CreditUnpaid, lockOrder } from '../../orders/index.ts'
import { contentOf, type Desk, issue, movementOf, openDesk } from './document-desk.ts'
import * as store from './documents.repository.ts'

const issueNote = async (
  tx: Transaction,
  desk: Desk,
  invoice: store.OpenInvoice,
  { total, row }: { readonly total: bigint; readonly row: store.MovementRow | null },
): Promise<void> => {
  const { content: invoiced } = invoice
  const content = contentOf(desk, {
    buyer: invoiced.buyer,
    lines: [{ title: desk.order.title, quantity: 1, amount: String(total), vat: null }],
    total: String(total),
    movements: row === null ? [] : [movementOf(row, desk)],
    corrects: { number: invoice.printedNumber, day: invoiced.day },
  })
  await issue(tx, desk, {
    ...{ kind: 'credit_note', prefix: fixedPrefixes.credit_note, first: 1, total, content },
    ...{ correctsId: invoice.id, ...(row !== null && { transactionId: row.id }) },
  })
  await store.addCredit(tx, desk.order.schoolId, invoice.id, total)
}

/** Takes money that went back off an invoice. @param most what of it was on the invoice; the rest stood on none */
export const issueCreditNote = async (
  tx: Transaction,
  desk: Desk,
  invoice: store.OpenInvoice,
  row: store.MovementRow,
  most: bigint,
): Promise<bigint> => {
  const total = [row.amount, most, invoice.total - invoice.creditedTotal].reduce((a, b) => (a < b ? a : b))
  if (total <= 0n) return 0n
  await issueNote(tx, desk, invoice, { total, row })
  return total
}

/** Money that went back before the invoice is taken off it at once, so that it never says more than the buyer paid and owes. */
export const creditOlderRefunds = async (
  tx: Transaction,
  desk: Desk,
  movements: readonly store.MovementRow[],
): Promise<void> => {
  const { schoolId, id: orderId, total, paidTotal } = desk.order
  let most = total - paidTotal
  for (const row of movements.toReversed()) {
    if (most <= 0n || row.kind !== 'refund' || (await store.hasDocument(tx, schoolId, row.id))) continue
    const invoice = await store.findOpenInvoice(tx, { schoolId, orderId })
    if (invoice !== null) most -= await issueCreditNote(tx, desk, invoice, row, most)
  }
}

/**
 * Takes what nobody will pay off the invoice of an order that is closed: it asks for no more than was paid. One without an invoice, or whose
 * invoice was taken off before, is left.
 */
export const creditUnpaid: CreditUnpaid = async (tx, { schoolId, orderId }, now) => {
  const order = found(await lockOrder(tx, { schoolId, orderId }))
  const invoice = await store.findOpenInvoice(tx, { schoolId, orderId })
  if (order.cancelledAt === null || invoice === null) return
  const total = invoice.total - invoice.creditedTotal - order.paidTotal
  if (total > 0n) await issueNote(tx, await openDesk(tx, order, now), invoice, { total, row: null })
}
