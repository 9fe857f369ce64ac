import type { Stripe } from 'stripe'
import type { BookedPayment, RefundAttempt, RefundState } from '../payment-provider.ts'
import { clipWord } from '../wire/clip.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'
import {
  bookedRow,
  bookedSource,
  checked,
  listOf,
  paymentIntent,
  refund,
  type StripeRefund,
} from './stripe-answers.ts'
import { asking } from './stripe-client.ts'

const maxRows = 10_000
/** Rows come with their charges: a hundred could be more than an answer may hold. */
const pageRows = 50

const states: Readonly<Record<string, RefundState['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

const stateOf = ({ id, status }: StripeRefund): RefundState => ({
  state: states[status ?? ''] ?? 'processing',
  externalId: id,
  word: clipWord(status ?? 'none'),
})

/**
 * Sends money back. What was sent with this key is looked for first: Stripe forgets keys after a day.
 *
 * @throws PaymentProviderError
 */
export const sendRefund = async (
  client: Stripe,
  apiKey: string,
  attempt: RefundAttempt,
): Promise<RefundState> => {
  const { charge, key } = attempt
  return asking('A refund', async () => {
    const sent = await client.refunds.list({ payment_intent: charge.paymentId, limit: 100 }, { apiKey })
    const known = checked(listOf(refund), sent, 'The refunds').data.find(
      (each) => each.metadata?.lectern_refund === key,
    )
    if (known) return stateOf(known)
    const params = {
      payment_intent: charge.paymentId,
      amount: toStripeAmount(attempt.amount, attempt.currency),
      metadata: { lectern_key: charge.key, lectern_refund: key },
    }
    return stateOf(
      checked(refund, await client.refunds.create(params, { apiKey, idempotencyKey: key }), 'A refund'),
    )
  })
}

/** @throws PaymentProviderError */
export const askRefund = async (client: Stripe, apiKey: string, id: string): Promise<RefundState> =>
  asking('Asking for a refund', async () =>
    stateOf(checked(refund, await client.refunds.retrieve(id, {}, { apiKey }), 'A refund')),
  )

/** Our key of a payment; null where it belongs to somebody else. */
export const keyOfIntent = async (client: Stripe, apiKey: string, id: string): Promise<string | null> =>
  asking('Asking for a payment', async () => {
    const found = checked(
      paymentIntent,
      await client.paymentIntents.retrieve(id, {}, { apiKey }),
      'A payment',
    )
    return found.metadata?.lectern_key ?? null
  })

const kinds: Readonly<Record<string, BookedPayment['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
}

/** Rows of payouts and fees are nobody's payment; amounts are the payment's own, not those of the payout. */
const bookedOf = (row: ReturnType<typeof bookedRow.parse>): BookedPayment[] => {
  const kind = kinds[row.type]
  if (kind === undefined) return []
  const source = bookedSource.safeParse(row.source).data ?? null
  const { amount, currency } = source ?? row
  const minor = fromStripeAmount(Math.abs(amount), currency)
  const bare = typeof row.source === 'string' ? row.source : row.id
  const id = source === null ? bare : kind === 'charge' ? (source.payment_intent ?? source.id) : source.id
  if (minor === null) return []
  const at = new Date(row.created * 1000)
  return [
    {
      kind,
      id,
      key: source?.metadata?.lectern_key ?? null,
      amount: minor,
      currency: currency.toUpperCase(),
      at,
    },
  ]
}

/** @throws PaymentProviderError */
export const listBalance = async (
  client: Stripe,
  apiKey: string,
  from: Date,
  until: Date,
): Promise<BookedPayment[]> => {
  const created = { gte: Math.ceil(from.getTime() / 1000), lt: Math.ceil(until.getTime() / 1000) }
  const booked: BookedPayment[] = []
  let after: string | undefined
  for (let read = 0; read < maxRows; read += pageRows) {
    const params = {
      created,
      limit: pageRows,
      expand: ['data.source'],
      ...(after === undefined ? {} : { starting_after: after }),
    }
    const page = await asking('The balance', async () =>
      checked(listOf(bookedRow), await client.balanceTransactions.list(params, { apiKey }), 'The balance'),
    )
    booked.push(...page.data.flatMap(bookedOf))
    after = page.data.at(-1)?.id
    if (!page.has_more || after === undefined) break
  }
  return booked
}
