import type { BookedPayment, Connection, RefundAttempt, RefundState } from '../payment-provider.ts'
import { clipWord } from '../wire/clip.ts'
import type { PaypalCaller } from './call-paypal.ts'
import { fromPaypalMoney, toPaypalMoney } from './paypal-amounts.ts'
import { type PaypalRefund, refund, transactions } from './paypal-answers.ts'
import { fetchOrder } from './paypal-orders.ts'
import { refundsOf } from './paypal-state.ts'

const states: Readonly<Record<string, RefundState['state']>> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

const stateOf = ({ id, status }: PaypalRefund): RefundState => ({
  state: states[status] ?? 'processing',
  externalId: id,
  word: clipWord(status),
})

/**
 * Sends money back. What was sent with this key is looked for first: PayPal forgets request ids.
 *
 * @throws PaymentProviderError
 */
export const sendPaypalRefund = async (
  caller: PaypalCaller,
  connection: Connection,
  { key, charge, amount, currency }: RefundAttempt,
): Promise<RefundState> => {
  const found = charge.externalId === null ? null : await fetchOrder(caller, connection, charge.externalId)
  const known = found === null ? undefined : refundsOf(found).find(({ invoice_id }) => invoice_id === key)
  if (known) return stateOf(known)
  const body = JSON.stringify({
    amount: toPaypalMoney(amount, currency),
    invoice_id: key,
    custom_id: charge.key,
  })
  const path = `/v2/payments/captures/${encodeURIComponent(charge.paymentId)}/refund`
  return stateOf(
    await caller.ask(connection, { method: 'POST', path, requestId: key, body, what: 'A refund' }, refund),
  )
}

/** @throws PaymentProviderError */
export const askPaypalRefund = async (
  caller: PaypalCaller,
  connection: Connection,
  id: string,
): Promise<RefundState> => {
  const path = `/v2/payments/refunds/${encodeURIComponent(id)}`
  return stateOf(await caller.ask(connection, { method: 'GET', path, what: 'Asking for a refund' }, refund))
}

const pageRows = 500
const maxPages = 20

type Row = NonNullable<
  ReturnType<typeof transactions.parse>['transaction_details']
>[number]['transaction_info']

/** T00… are payments, T1107 is a refund; payouts, fees and holds have other codes. */
const kindOf = (code: string): BookedPayment['kind'] | null => {
  if (code.startsWith('T00')) return 'charge'
  return code === 'T1107' ? 'refund' : null
}

const bookedOf = (row: Row): BookedPayment[] => {
  const kind = kindOf(row.transaction_event_code ?? '')
  const money = row.transaction_amount
  const isOutgoing = money?.value.startsWith('-') === true
  const amount = money ? fromPaypalMoney({ ...money, value: money.value.replace(/^-/, '') }) : null
  const at = new Date(row.transaction_initiation_date ?? NaN)
  if (kind === null || !money || amount === null || Number.isNaN(at.getTime())) return []
  if (row.transaction_status !== 'S' || isOutgoing !== (kind === 'refund')) return []
  return [
    {
      kind,
      id: row.transaction_id,
      key: row.custom_field ?? null,
      amount,
      currency: money.currency_code,
      at,
    },
  ]
}

const maxRows = 10_000
/** PayPal reports 31 days at once at most. */
const longestMs = 31 * 86_400_000

/** @throws PaymentProviderError `keys_refused` where the keys may not read reports */
export const listPaypal = async (
  caller: PaypalCaller,
  connection: Connection,
  from: Date,
  until: Date,
): Promise<BookedPayment[]> => {
  const booked: BookedPayment[] = []
  for (let begin = from.getTime(); begin < until.getTime() && booked.length < maxRows; begin += longestMs) {
    const end = new Date(Math.min(begin + longestMs, until.getTime()))
    booked.push(...(await listSpan(caller, connection, new Date(begin), end)))
  }
  return booked.slice(0, maxRows)
}

const listSpan = async (
  caller: PaypalCaller,
  connection: Connection,
  from: Date,
  until: Date,
): Promise<BookedPayment[]> => {
  const booked: BookedPayment[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: until.toISOString(),
      fields: 'transaction_info',
      page_size: String(pageRows),
      page: String(page),
    })
    const path = `/v1/reporting/transactions?${query}`
    const answer = await caller.ask(connection, { method: 'GET', path, what: 'The report' }, transactions)
    booked.push(...(answer.transaction_details ?? []).flatMap((row) => bookedOf(row.transaction_info)))
    if (page >= (answer.total_pages ?? 1)) break
  }
  // PayPal counts the last moment in.
  return booked.filter(({ at }) => at < until)
}
