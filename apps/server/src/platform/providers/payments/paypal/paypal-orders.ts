import type { Locale } from '@lectern/contract/kernel/locales'
import {
  type Connection,
  type CreatedPayment,
  type PaymentAttempt,
  PaymentProviderError,
  type ProviderState,
} from '../payment-provider.ts'
import { clipTitle } from '../wire/clip.ts'
import { type PaypalCaller, PaypalFault } from './call-paypal.ts'
import { toPaypalMoney } from './paypal-amounts.ts'
import { dispute, disputes, order, type PaypalOrder } from './paypal-answers.ts'
import { captureOf, goneOrder, readOrder, reasonOfFault } from './paypal-state.ts'

/** PayPal's pages speak no Ukrainian: the browser decides. */
const pageLanguages = { en: 'en-US', uk: undefined, ru: 'ru-RU' } as const satisfies Record<
  Locale,
  string | undefined
>

/** PayPal keeps request ids for six hours; a little less is sure. */
const keptMs = 5.5 * 3_600_000

/** Only the total is sent: parts whose sum is off by a cent would be refused. */
const bodyOf = (attempt: PaymentAttempt): string =>
  JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: attempt.key,
        invoice_id: attempt.key,
        description: clipTitle(attempt.title, 127),
        amount: toPaypalMoney(attempt.amount, attempt.currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: attempt.returnUrl,
          cancel_url: attempt.returnUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          locale: pageLanguages[attempt.language],
        },
      },
    },
  })

const make = (caller: PaypalCaller, connection: Connection, attempt: PaymentAttempt): Promise<PaypalOrder> =>
  caller.ask(
    connection,
    {
      method: 'POST',
      path: '/v2/checkout/orders',
      requestId: attempt.key,
      body: bodyOf(attempt),
      what: 'Making an order',
    },
    order,
  )

/** @throws PaymentProviderError */
export const createOrder = async (
  caller: PaypalCaller,
  connection: Connection,
  attempt: PaymentAttempt,
): Promise<CreatedPayment> => {
  const { id, links } = await make(caller, connection, attempt)
  const page = links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (page === undefined) throw new PaymentProviderError('refused', 'An order has no page any more')
  return { externalId: id, page: { kind: 'redirect', url: page.href } }
}

const isFault = (error: unknown, refusals: readonly string[]): error is PaypalFault =>
  error instanceof PaypalFault && refusals.includes(error.refusal)

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

/** Null where PayPal knows none, or forgot it. */
export const fetchOrder = async (
  caller: PaypalCaller,
  connection: Connection,
  id: string,
): Promise<PaypalOrder | null> => {
  try {
    return await caller.ask(
      connection,
      { method: 'GET', path: orderPath(id), what: 'Asking for an order' },
      order,
    )
  } catch (error) {
    if (isFault(error, ['unknown_payment'])) return null
    throw error
  }
}

/** Null where the answer to `create` was lost, and its request id is forgotten by now. */
const findId = async (
  caller: PaypalCaller,
  connection: Connection,
  attempt: PaymentAttempt,
  now: Date,
): Promise<string | null> => {
  if (attempt.externalId !== null) return attempt.externalId
  if (now.getTime() >= attempt.createdAt.getTime() + keptMs) return null
  return (await make(caller, connection, attempt)).id
}

/** Takes the money of an approved order; the fault where that is refused, null where it is worth asking again. */
const capture = async (
  caller: PaypalCaller,
  connection: Connection,
  id: string,
  key: string,
): Promise<PaypalFault | null> => {
  const path = `${orderPath(id)}/capture`
  try {
    await caller.ask(
      connection,
      { method: 'POST', path, requestId: key, body: '{}', what: 'Taking the money' },
      order,
    )
    return null
  } catch (error) {
    if (!isFault(error, ['refused'])) throw error
    if (error.issue === 'ORDER_ALREADY_CAPTURED') return null
    if (reasonOfFault(error.issue) === null) throw error
    return error
  }
}

/**
 * How an order stands. The money of one that the buyer approved is taken first, with the attempt's key, whatever page the buyer came to
 * afterwards. Where the answer to `create` was lost the order is made again with the same key, which PayPal keeps for six hours: the
 * same order answers.
 *
 * @throws PaymentProviderError
 */
export const fetchOrderState = async (
  caller: PaypalCaller,
  connection: Connection,
  attempt: PaymentAttempt,
  now: Date,
): Promise<ProviderState> => {
  const { mode } = connection
  const id = await findId(caller, connection, attempt, now)
  const found = id === null ? null : await fetchOrder(caller, connection, id)
  if (id === null || found === null) {
    if (now >= attempt.expiresAt) return { ...goneOrder, mode }
    throw new PaymentProviderError('unknown_payment', 'An order is not known before its time')
  }
  if (found.status !== 'APPROVED' || captureOf(found) !== null)
    return { ...readOrder(found, attempt, now), mode, dispute: await disputeOf(caller, connection, found) }
  const refusal = await capture(caller, connection, id, attempt.key)
  const after = readOrder((await fetchOrder(caller, connection, id)) ?? found, attempt, now)
  if (refusal === null || after.state === 'succeeded') return { ...after, mode, dispute: null }
  return {
    ...after,
    mode,
    dispute: null,
    state: 'failed',
    reason: reasonOfFault(refusal.issue),
    word: refusal.issue.slice(0, 60),
  }
}

/** Outcomes that leave the money with the buyer. */
const lost = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

/** Null where there is none, and where the keys may not ask. */
const disputeOf = async (
  caller: PaypalCaller,
  connection: Connection,
  found: PaypalOrder,
): Promise<ProviderState['dispute']> => {
  const payment = captureOf(found)
  if (payment === null) return null
  const what = 'Asking for disputes'
  const path = '/v1/customer/disputes'
  try {
    const query = `?disputed_transaction_id=${encodeURIComponent(payment.id)}`
    const { items } = await caller.ask(connection, { method: 'GET', path: path + query, what }, disputes)
    const [latest] = (items ?? []).toSorted((a, b) =>
      (b.create_time ?? '').localeCompare(a.create_time ?? ''),
    )
    if (latest === undefined) return null
    if (latest.status !== 'RESOLVED') return 'open'
    const one = `${path}/${encodeURIComponent(latest.dispute_id)}`
    const { dispute_outcome } = await caller.ask(connection, { method: 'GET', path: one, what }, dispute)
    return lost.has(dispute_outcome?.outcome_code ?? '') ? 'lost' : 'won'
  } catch (error) {
    if (isFault(error, ['keys_refused', 'unknown_payment', 'refused'])) return null
    throw error
  }
}
