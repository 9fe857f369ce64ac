import type { Message, Seal } from '../core/deliveries.ts'
import type { Happening } from '../core/desk.ts'
import type { Payment } from '../core/payment.ts'
import { newId, stripeSignature } from '../core/signatures.ts'
import { BoundedMap } from '../core/bounded.ts'
import {
  chargeObject,
  disputeObject,
  intentObject,
  refundObject,
  seconds,
  sessionObject,
  type StripeDetails,
  toldMode,
} from './objects.ts'

/** Where an account wants its messages. */
export interface Endpoint {
  readonly id: string
  readonly account: string
  readonly url: string
  readonly secret: string
  readonly events: readonly string[]
  readonly createdAt: number
  readonly metadata: Readonly<Record<string, string>>
  readonly isLive: boolean
}

const mostEndpoints = 5_000
export const apiVersion = '2026-10-28.endive'

export const createEndpoints = () => {
  const endpoints = new BoundedMap<Endpoint>(mostEndpoints)
  return {
    add: (endpoint: Endpoint) => endpoints.set(endpoint.id, endpoint),
    find: (id: string) => endpoints.get(id),
    remove: (id: string) => endpoints.delete(id),
    of: (account: string) => endpoints.values().filter((endpoint) => endpoint.account === account),
  }
}
export type Endpoints = ReturnType<typeof createEndpoints>

interface Fact {
  readonly word: string
  readonly object: unknown
}

/** The events that tell a happening, in the order in which Stripe makes them. */
const factsOf = (payment: Payment, details: StripeDetails, happening: Happening): Fact[] => {
  const shown = { payment, details }
  const refund = payment.refunds.at(-1)
  const { dispute } = payment
  const session = (word: string): Fact[] =>
    details.hasSession ? [{ word: `checkout.session.${word}`, object: sessionObject(shown) }] : []
  const intent = (word: string): Fact => ({ word: `payment_intent.${word}`, object: intentObject(shown) })
  const charge = (word: string): Fact => ({ word: `charge.${word}`, object: chargeObject(shown) })
  const refunded = (word: string): Fact[] =>
    refund ? [{ word: `refund.${word}`, object: refundObject(shown, refund) }] : []
  const disputed = (word: string): Fact[] =>
    dispute ? [{ word: `charge.dispute.${word}`, object: disputeObject(shown, dispute) }] : []
  const facts: Readonly<Record<Happening, () => Fact[]>> = {
    approved: () => [],
    paid: () => [
      ...[charge('succeeded'), intent('succeeded')],
      ...session(details.isComplete ? 'async_payment_succeeded' : 'completed'),
    ],
    processing: () => [intent('processing'), ...session('completed')],
    failed: () => [intent('payment_failed'), ...(details.isComplete ? session('async_payment_failed') : [])],
    expired: () => session('expired'),
    unknown: () => session('completed'),
    refunded: () => [charge('refunded'), ...refunded('updated')],
    refund_failed: () => [...refunded('updated'), ...refunded('failed')],
    disputed: () => [...disputed('created'), ...disputed('funds_withdrawn')],
    dispute_closed: () => [
      ...disputed('closed'),
      ...(dispute?.state === 'won' ? disputed('funds_reinstated') : []),
    ],
  }
  return facts[happening]()
}

const headersOf =
  (secret: string, body: string) =>
  ({ sentAt, isForged }: Seal) => ({
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': stripeSignature(isForged ? `${secret}x` : secret, body, sentAt),
  })

/** How Stripe tells its accounts what happened. */
export const createStripeMessages =
  (endpoints: Endpoints, now: () => number, detailsOf: (payment: Payment) => StripeDetails | undefined) =>
  (payment: Payment, happening: Happening): Message[] => {
    const details = detailsOf(payment)
    if (!details) return []
    const facts = factsOf(payment, details, happening)
    if (happening === 'processing' || happening === 'unknown') details.isComplete = true
    return facts.flatMap(({ word, object }) => {
      const event = {
        id: newId('evt_'),
        object: 'event',
        ...(payment.scenario.told === 'account' ? { account: 'acct_of_somebody_else' } : {}),
        api_version: apiVersion,
        created: seconds(now()),
        data: { object },
        livemode: toldMode(payment),
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type: word,
      }
      const body = JSON.stringify(event)
      return endpoints
        .of(payment.account)
        .filter(({ events }) => events.includes('*') || events.includes(word))
        .map(({ url, secret }) => ({ url, word, body, headersFor: headersOf(secret, body) }))
    })
  }
