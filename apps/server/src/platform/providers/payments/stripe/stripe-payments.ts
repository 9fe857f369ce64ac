import type { Stripe } from 'stripe'
import type { Locale } from '@lectern/contract/kernel/locales'
import {
  type CreatedPayment,
  type PaymentAttempt,
  PaymentProviderError,
  type ProviderState,
} from '../payment-provider.ts'
import { clipTitle } from '../wire/clip.ts'
import { toStripeAmount } from './stripe-amounts.ts'
import { checked, dispute, listOf, session, type StripeSession } from './stripe-answers.ts'
import { asking } from './stripe-client.ts'
import { chargeOf, readDispute, readSession } from './stripe-state.ts'

/** Stripe's pages speak no Ukrainian: the browser decides. */
const pageLanguages = { en: 'en', uk: 'auto', ru: 'ru' } as const satisfies Record<Locale, string>

const minuteMs = 60_000
/** Stripe takes 30 minutes to 24 hours from when the call arrives, which is a little after the attempt was made. */
const shortestMs = 31 * minuteMs
const longestMs = 24 * 60 * minuteMs

const closesAt = ({ createdAt, expiresAt }: PaymentAttempt): number => {
  const open = expiresAt.getTime() - createdAt.getTime()
  return Math.floor((createdAt.getTime() + Math.min(longestMs, Math.max(shortestMs, open))) / 1000)
}

/** The same attempt gives the same parameters: Stripe compares them with those of the first call of a key. */
const paramsOf = (attempt: PaymentAttempt): Stripe.Checkout.SessionCreateParams => {
  const metadata = { lectern_key: attempt.key, lectern_order: String(attempt.orderNumber) }
  return {
    mode: 'payment',
    client_reference_id: attempt.key,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: attempt.currency.toLowerCase(),
          unit_amount: toStripeAmount(attempt.amount, attempt.currency),
          product_data: { name: clipTitle(attempt.title, 250) },
        },
      },
    ],
    customer_email: attempt.email,
    expires_at: closesAt(attempt),
    locale: pageLanguages[attempt.language],
    success_url: attempt.returnUrl,
    cancel_url: attempt.returnUrl,
  }
}

const make = async (client: Stripe, apiKey: string, attempt: PaymentAttempt): Promise<StripeSession> =>
  asking('Making a session', async () => {
    const options = { apiKey, idempotencyKey: attempt.key }
    return checked(session, await client.checkout.sessions.create(paramsOf(attempt), options), 'A session')
  })

/** @throws PaymentProviderError */
export const createSession = async (
  client: Stripe,
  apiKey: string,
  attempt: PaymentAttempt,
): Promise<CreatedPayment> => {
  const { id, url } = await make(client, apiKey, attempt)
  if (!url) throw new PaymentProviderError('refused', 'A session has no page any more')
  return { externalId: id, page: { kind: 'redirect', url } }
}

const expand = ['payment_intent.latest_charge.balance_transaction']

const never: Omit<ProviderState, 'state' | 'word' | 'reason'> = {
  amount: null,
  currency: null,
  account: null,
  mode: null,
  paymentId: null,
  refunded: 0n,
  dispute: null,
  payer: null,
  fee: null,
  at: null,
}

/**
 * How a session stands. Where the answer to `create` was lost it is made again with the same key, which Stripe keeps for a day: the same
 * session answers. Where Stripe refuses that there never was one, as a kept answer is not looked at again; its page cannot be paid.
 *
 * @throws PaymentProviderError
 */
export const fetchSession = async (
  client: Stripe,
  apiKey: string,
  attempt: PaymentAttempt,
): Promise<ProviderState> => {
  const id = attempt.externalId ?? (await findId(client, apiKey, attempt))
  if (id === null) return { ...never, state: 'expired', reason: null, word: 'never made' }
  const found = await asking('Asking for a session', async () =>
    checked(session, await client.checkout.sessions.retrieve(id, { expand }, { apiKey }), 'A session'),
  )
  const charge = chargeOf(found)
  return readSession(found, charge?.disputed ? await disputeOf(client, apiKey, charge.id) : null)
}

const findId = async (client: Stripe, apiKey: string, attempt: PaymentAttempt): Promise<string | null> => {
  try {
    return (await make(client, apiKey, attempt)).id
  } catch (error) {
    if (error instanceof PaymentProviderError && error.refusal === 'refused') return null
    throw error
  }
}

const disputeOf = async (
  client: Stripe,
  apiKey: string,
  charge: string,
): Promise<'open' | 'won' | 'lost'> => {
  try {
    const list = await asking('Asking for disputes', () =>
      client.disputes.list({ charge, limit: 10 }, { apiKey }),
    )
    const [latest] = checked(listOf(dispute), list, 'The disputes').data.toSorted(
      (a, b) => b.created - a.created,
    )
    return latest ? readDispute(latest.status) : 'open'
  } catch (error) {
    // A key that may not read disputes still knows that there is one.
    if (error instanceof PaymentProviderError && error.refusal === 'keys_refused') return 'open'
    throw error
  }
}

/** Closes the page of an attempt; one that is paid or over is left. */
export const expireSession = async (
  client: Stripe,
  apiKey: string,
  attempt: PaymentAttempt,
): Promise<void> => {
  const id = attempt.externalId ?? (await findId(client, apiKey, attempt))
  if (id === null) return
  try {
    await asking('Closing a session', () => client.checkout.sessions.expire(id, {}, { apiKey }))
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.refusal !== 'refused') throw error
  }
}
