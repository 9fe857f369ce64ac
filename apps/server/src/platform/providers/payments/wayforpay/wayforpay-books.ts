import type { BookedPayment } from '../payment-provider.ts'
import { readDecimal } from '../wire/amounts.ts'
import { type AskWayforpay, codes, refusedAs } from './call-wayforpay.ts'
import { transactionList } from './wayforpay-answers.ts'
import type { WayforpayKeys } from './wayforpay-keys.ts'

const maxRows = 10_000
const dayMs = 86_400_000
/** Longer spans are cut: an answer holds the rows of one day. */
const maxDays = 31

const charged = new Set(['Approved', 'Refunded', 'Voided', 'RefundInProcessing'])

type Row = NonNullable<ReturnType<typeof transactionList.parse>['transactionList']>[number]

const bookedOf = (row: Row): BookedPayment[] => {
  const amount = readDecimal(row.amount ?? '', row.currency ?? '')
  const seconds = Number(row.processingDate || row.createdDate || NaN)
  if (amount === null || !row.orderReference || !Number.isSafeInteger(seconds)) return []
  if (!charged.has(row.transactionStatus ?? '')) return []
  const kind = row.transactionType?.toUpperCase() === 'REFUND' ? 'refund' : 'charge'
  const id = row.orderReference
  return [{ kind, id, key: id, amount, currency: row.currency ?? '', at: new Date(seconds * 1000) }]
}

/** @throws PaymentProviderError */
export const listTransactions = async (
  ask: AskWayforpay,
  keys: WayforpayKeys,
  from: Date,
  until: Date,
): Promise<BookedPayment[]> => {
  const booked: BookedPayment[] = []
  const last = Math.min(until.getTime(), from.getTime() + maxDays * dayMs)
  for (let begin = from.getTime(); begin < last && booked.length < maxRows; begin += dayMs) {
    const end = Math.min(begin + dayMs, last)
    const signed = [
      ['dateBegin', String(Math.floor(begin / 1000))],
      ['dateEnd', String(Math.ceil(end / 1000))],
    ] as const
    const page = await ask(keys, { transactionType: 'TRANSACTION_LIST', signed }, transactionList)
    if (page.reasonCode && page.reasonCode !== codes.done)
      throw refusedAs(page.reasonCode, 'TRANSACTION_LIST')
    // The provider counts the last second in, and the next day begins with it.
    const rows = (page.transactionList ?? []).flatMap(bookedOf)
    booked.push(...rows.filter(({ at }) => at.getTime() >= begin && at.getTime() < end))
  }
  return booked.slice(0, maxRows)
}
