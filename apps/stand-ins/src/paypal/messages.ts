import { BoundedMap } from '../core/bounded.ts'
import type { Message, Seal } from '../core/deliveries.ts'
import type { Happening } from '../core/desk.ts'
import type { Payment } from '../core/payment.ts'
import { newId, payPalSignature } from '../core/signatures.ts'
import { captureObject, disputeObject, orderObject, type PayPalDetails, refundObject } from './objects.ts'

/** Where an account wants its messages. */
export interface Webhook {
  readonly id: string
  readonly account: string
  readonly url: string
  readonly events: readonly string[]
}

const mostWebhooks = 5_000

export const createWebhooks = () => {
  const webhooks = new BoundedMap<Webhook>(mostWebhooks)
  return {
    add: (webhook: Webhook) => webhooks.set(webhook.id, webhook),
    find: (id: string) => webhooks.get(id),
    remove: (id: string) => webhooks.delete(id),
    of: (account: string) => webhooks.values().filter((webhook) => webhook.account === account),
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>

interface Fact {
  readonly word: string
  readonly type: string
  readonly resource: unknown
}

const factsOf = (payment: Payment, details: PayPalDetails, happening: Happening): Fact[] => {
  const { dispute } = payment
  const refund = payment.refunds.at(-1)
  const order = (word: string): Fact => ({
    word: `CHECKOUT.ORDER.${word}`,
    type: 'checkout-order',
    resource: orderObject(payment, details),
  })
  const capture = (word: string): Fact => ({
    word: `PAYMENT.CAPTURE.${word}`,
    type: 'capture',
    resource: captureObject(payment, details),
  })
  const refunded = (): Fact[] =>
    refund
      ? [
          {
            word: 'PAYMENT.CAPTURE.REFUNDED',
            type: 'refund',
            resource: refundObject(payment, details, refund),
          },
        ]
      : []
  const disputed = (word: string): Fact[] =>
    dispute
      ? [{ word: `CUSTOMER.DISPUTE.${word}`, type: 'dispute', resource: disputeObject(payment, dispute) }]
      : []
  const facts: Readonly<Record<Happening, () => Fact[]>> = {
    approved: () => [order('APPROVED')],
    paid: () => [capture('COMPLETED')],
    processing: () => [capture('PENDING')],
    failed: () => [capture('DENIED')],
    expired: () => [],
    unknown: () => [capture('PENDING')],
    refunded,
    refund_failed: () => [],
    disputed: () => disputed('CREATED'),
    dispute_closed: () => [
      ...disputed('RESOLVED'),
      ...(dispute?.state === 'lost' ? [capture('REVERSED')] : []),
    ],
  }
  return facts[happening]()
}

const timeOf = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`

/** The same id for every delivery of a message to one webhook. */
const headersOf = (webhookId: string, body: string, origin: string) => {
  const id = newId('', 32)
  return ({ sentAt, isForged }: Seal) => {
    const time = timeOf(sentAt)
    const signed = { id, time, webhookId: isForged ? `${webhookId}X` : webhookId, body }
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': payPalSignature(signed),
      'paypal-cert-url': `${origin}/v1/notifications/certs/CERT-stand-in`,
      'paypal-auth-algo': 'SHA256withRSA',
    }
  }
}

/** How PayPal tells its accounts what happened. */
export const createPayPalMessages =
  (webhooks: Webhooks, now: () => number, detailsOf: (payment: Payment) => PayPalDetails | undefined) =>
  (payment: Payment, happening: Happening): Message[] => {
    const details = detailsOf(payment)
    if (!details) return []
    return factsOf(payment, details, happening).flatMap(({ word, type, resource }) => {
      const body = JSON.stringify({
        id: newId('WH-', 20),
        event_version: '1.0',
        create_time: timeOf(now()),
        resource_type: type,
        resource_version: '2.0',
        event_type: word,
        summary: word,
        resource,
      })
      return webhooks
        .of(payment.account)
        .filter(({ events }) => events.includes('*') || events.includes(word))
        .map(({ id, url }) => ({ url, word, body, headersFor: headersOf(id, body, details.origin) }))
    })
  }
