import type { Stripe } from 'stripe'
import type { ConnectionMode, ConnectionStep } from '@lectern/contract/payments/connections'
import type { CheckedConnection, Connection, ProviderKeys } from '../payment-provider.ts'
import { account, checked, endpoint, listOf } from './stripe-answers.ts'
import { asking, asProviderError, isMissingRight, stripeVersion } from './stripe-client.ts'

type Fault = ConnectionStep['fault']

const events = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** A secret key says by its name what it moves. */
const modeOfKey = (key: string): ConnectionMode => (/^[rs]k_live_/.test(key) ? 'live' : 'test')

const faultOf = (error: unknown, what: string): Fault => {
  if (isMissingRight(error)) return 'rights_missing'
  const { refusal } = asProviderError(error, what)
  if (refusal === 'keys_refused') return 'keys_refused'
  return refusal === 'unreachable' || refusal === 'too_often' ? 'unreachable' : 'messages_refused'
}

const nothing = { account: null, accountName: null, currencies: [], found: {} }

/**
 * Looks at the account, and makes the endpoint for messages. A known signing secret keeps its endpoint; Stripe tells a secret only to
 * who makes the endpoint, so one of which the secret is lost is replaced. Without the right to endpoints payments still work, as they
 * are asked for.
 */
export const connectStripe = async (
  client: Stripe,
  connection: Connection,
  keys: { readonly apiKey: string; readonly signingSecret: string },
): Promise<CheckedConnection> => {
  const mode = modeOfKey(keys.apiKey)
  if (mode !== connection.mode) return { ...nothing, steps: [{ step: 'keys', fault: 'other_mode' }] }
  const options = { apiKey: keys.apiKey }
  let found: ReturnType<typeof account.parse>
  try {
    found = checked(account, await client.accounts.retrieveCurrent({}, options), 'The account')
  } catch (error) {
    const fault = faultOf(error, 'The account')
    if (fault !== 'rights_missing') return { ...nothing, steps: [{ step: 'keys', fault }] }
    return {
      ...nothing,
      steps: [
        { step: 'keys', fault: null },
        { step: 'account', fault },
      ],
    }
  }
  const messages = await connectMessages(client, connection.messagesUrl, keys)
  return {
    // Test money needs no account that was looked at.
    steps: [
      { step: 'keys', fault: null },
      {
        step: 'account',
        fault: mode === 'live' && found.charges_enabled === false ? 'may_not_charge' : null,
      },
      { step: 'currencies', fault: null },
      { step: 'messages', fault: messages.fault },
    ],
    account: found.id,
    accountName:
      found.settings?.dashboard?.display_name || found.business_profile?.name || found.email || null,
    currencies: [],
    found: messages.found,
  }
}

const connectMessages = async (
  client: Stripe,
  url: string,
  { apiKey, signingSecret }: { readonly apiKey: string; readonly signingSecret: string },
): Promise<{ fault: Fault; found: ProviderKeys }> => {
  const options = { apiKey }
  try {
    const list = await client.webhookEndpoints.list({ limit: 100 }, options)
    const ours = checked(listOf(endpoint), list, 'The endpoints').data.filter((each) => each.url === url)
    const [kept] = ours
    if (signingSecret !== '' && kept !== undefined) {
      if (kept.status === 'disabled')
        await client.webhookEndpoints.update(kept.id, { disabled: false }, options)
      return { fault: null, found: {} }
    }
    const params = {
      url,
      enabled_events: [...events],
      api_version: stripeVersion,
    } satisfies Stripe.WebhookEndpointCreateParams
    const made = checked(endpoint, await client.webhookEndpoints.create(params, options), 'The endpoint')
    // The old ones would bring every message again, with a signature that nobody can check.
    for (const old of ours)
      await asking('The old endpoint', () => client.webhookEndpoints.del(old.id, {}, options))
    return made.secret
      ? { fault: null, found: { signing_secret: made.secret } }
      : { fault: 'messages_refused', found: {} }
  } catch (error) {
    const fault = faultOf(error, 'The endpoint')
    // Who typed the secret made the endpoint by hand.
    return { fault: fault === 'rights_missing' && signingSecret !== '' ? null : fault, found: {} }
  }
}
