import type { ConnectionStep } from '@lectern/contract/payments/connections'
import {
  type CheckedConnection,
  type Connection,
  PaymentProviderError,
  type ProviderKeys,
} from '../payment-provider.ts'
import { type PaypalCaller, PaypalFault } from './call-paypal.ts'
import { userInfo, webhook, webhooks } from './paypal-answers.ts'

type Fault = ConnectionStep['fault']

const events = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
]

const faultOf = (error: unknown, otherwise: Fault): Fault => {
  if (!(error instanceof PaymentProviderError)) throw error
  if (error.refusal === 'unreachable' || error.refusal === 'too_often') return 'unreachable'
  return error instanceof PaypalFault && error.status === 403 ? 'rights_missing' : otherwise
}

const connectMessages = async (
  caller: PaypalCaller,
  connection: Connection,
): Promise<{ fault: Fault; found: ProviderKeys }> => {
  const path = '/v1/notifications/webhooks'
  const url = connection.messagesUrl
  try {
    const list = await caller.ask(connection, { method: 'GET', path, what: 'The webhooks' }, webhooks)
    const known = (list.webhooks ?? []).find((each) => each.url === url)
    if (known) return { fault: null, found: { webhook_id: known.id } }
    const body = JSON.stringify({ url, event_types: events.map((name) => ({ name })) })
    const made = await caller.ask(connection, { method: 'POST', path, body, what: 'A webhook' }, webhook)
    return { fault: null, found: { webhook_id: made.id } }
  } catch (error) {
    return { fault: faultOf(error, 'messages_refused'), found: {} }
  }
}

/** Whose keys they are, where they may ask. */
const ownerOf = async (caller: PaypalCaller, connection: Connection) => {
  const path = '/v1/identity/oauth2/userinfo?schema=paypalv1.1'
  try {
    return await caller.ask(connection, { method: 'GET', path, what: 'The account' }, userInfo)
  } catch {
    return {}
  }
}

/** Signs in, and finds or makes the webhook whose id messages are checked by. */
export const connectPaypal = async (
  caller: PaypalCaller,
  connection: Connection,
): Promise<CheckedConnection> => {
  try {
    await caller.signIn(connection)
  } catch (error) {
    const steps = [{ step: 'keys', fault: faultOf(error, 'keys_refused') }] as const
    return { steps, account: null, accountName: null, currencies: [], found: {} }
  }
  const owner = await ownerOf(caller, connection)
  const { fault, found } = await connectMessages(caller, connection)
  return {
    steps: [
      { step: 'keys', fault: null },
      { step: 'account', fault: null },
      { step: 'currencies', fault: null },
      { step: 'messages', fault },
    ],
    account: owner.payer_id ?? null,
    accountName: owner.name ?? null,
    currencies: [],
    found,
  }
}
