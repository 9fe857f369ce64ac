import { type Connection, PaymentProviderError, type PaymentProvider } from '../payment-provider.ts'
import type { CallOptions } from '../wire/call-provider.ts'
import { askRefund, keyOfIntent, listBalance, sendRefund } from './stripe-books.ts'
import { stripeClient } from './stripe-client.ts'
import { connectStripe } from './stripe-connect.ts'
import { readEvent, readSigned } from './stripe-messages.ts'
import { createSession, expireSession, fetchSession } from './stripe-payments.ts'

export interface StripeSettings extends CallOptions {
  /** https://api.stripe.com, or a server that speaks the same. */
  readonly origin: string
  /** The key of every connection, where connections have none of their own. */
  readonly fixedKey?: string
}

/** Pages of Stripe Checkout. Payments carry our key as metadata; whatever has none belongs to others of the same account. */
export const createStripe = ({ origin, fixedKey, ...options }: StripeSettings): PaymentProvider => {
  const client = stripeClient(origin, options)
  const apiKeyOf = ({ keys }: Connection) => fixedKey ?? keys.secret_key ?? ''
  const keyOf = async (connection: Connection, intent: string) => {
    try {
      return await keyOfIntent(client, apiKeyOf(connection), intent)
    } catch (error) {
      if (error instanceof PaymentProviderError && error.refusal === 'unknown_payment') return null
      throw error
    }
  }
  return {
    connect: (connection) =>
      connectStripe(client, connection, {
        apiKey: apiKeyOf(connection),
        signingSecret: connection.keys.signing_secret ?? '',
      }),
    create: (connection, attempt) => createSession(client, apiKeyOf(connection), attempt),
    readMessage: async (connection, raw, headers, now) => {
      const secret = connection.keys.signing_secret ?? ''
      const signature = headers['stripe-signature'] ?? ''
      const signed = readSigned(client.webhooks, { raw, signature, secret, now })
      const { message, askFor } = readEvent(signed, connection.mode)
      const key = askFor === null ? null : await keyOf(connection, askFor)
      return key === null ? message : { ...message, keys: [key] }
    },
    replyTo: () => ({ status: 200, headers: {}, body: '' }),
    fetchState: (connection, attempt) => fetchSession(client, apiKeyOf(connection), attempt),
    cancel: (connection, attempt) => expireSession(client, apiKeyOf(connection), attempt),
    refund: (connection, refund) => sendRefund(client, apiKeyOf(connection), refund),
    fetchRefund: (connection, refund) =>
      refund.externalId === null
        ? sendRefund(client, apiKeyOf(connection), refund)
        : askRefund(client, apiKeyOf(connection), refund.externalId),
    listBooked: (connection, from, until) => listBalance(client, apiKeyOf(connection), from, until),
  }
}
