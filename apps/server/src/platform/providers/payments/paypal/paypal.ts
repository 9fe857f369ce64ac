import type { PaymentProvider } from '../payment-provider.ts'
import { type CallOptions, providerCaller } from '../wire/call-provider.ts'
import { type PaypalOrigins, paypalCaller } from './call-paypal.ts'
import { askPaypalRefund, listPaypal, sendPaypalRefund } from './paypal-books.ts'
import { connectPaypal } from './paypal-connect.ts'
import { readPaypalMessage } from './paypal-messages.ts'
import { createOrder, fetchOrderState } from './paypal-orders.ts'

export interface PaypalSettings extends CallOptions {
  /** https://api-m.paypal.com and https://api-m.sandbox.paypal.com, or servers that speak the same. */
  readonly origins: PaypalOrigins
  /** When tokens are compared with their end; the clock of the machine unless set. */
  readonly nowMs?: () => number
}

/** Orders of PayPal: the buyer approves one there, and the money is taken when its state is asked for. */
export const createPaypal = ({ origins, nowMs, ...options }: PaypalSettings): PaymentProvider => {
  const caller = paypalCaller(origins, providerCaller(options), nowMs)
  return {
    connect: (connection) => connectPaypal(caller, connection),
    create: (connection, attempt) => createOrder(caller, connection, attempt),
    readMessage: (connection, raw, headers, now) =>
      readPaypalMessage(caller, connection, { raw, headers, now }),
    replyTo: () => ({ status: 200, headers: {}, body: '' }),
    fetchState: (connection, attempt, now) => fetchOrderState(caller, connection, attempt, now),
    // PayPal closes unpaid orders by itself; there is no call that does. One that is approved later is found by its message.
    cancel: async () => {},
    refund: (connection, refund) => sendPaypalRefund(caller, connection, refund),
    fetchRefund: (connection, refund) =>
      refund.externalId === null
        ? sendPaypalRefund(caller, connection, refund)
        : askPaypalRefund(caller, connection, refund.externalId),
    listBooked: (connection, from, until) => listPaypal(caller, connection, from, until),
  }
}
