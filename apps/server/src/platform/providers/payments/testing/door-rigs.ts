import { type OnlineProviderId, providerIds } from '@lectern/contract/payments/provider-ids'
import { standInAddresses } from '../../../env-providers.ts'
import { openPaymentProviders } from '../open-providers.ts'
import type { Connection, PaymentProvider, ProviderKeys } from '../payment-provider.ts'
import { paypalKeys, paypalMessage, startPaypalDouble } from './paypal-double.ts'
import { messagesUrl, sampleAttempt } from './sample-attempt.ts'
import { signStripe, startStripeDouble, stripeSecret } from './stripe-double.ts'
import { signedPayment, startWayforpayDouble, wayforpayKeys } from './wayforpay-double.ts'

export interface SentMessage {
  readonly raw: string
  readonly headers: Readonly<Record<string, string>>
}

/** A door in front of its double; what happens at the double is said of the one payment that is made there. */
export interface DoorRig {
  readonly open: (patienceMs?: number) => PaymentProvider
  readonly connection: Connection
  /** The same account with keys that the provider does not know. */
  readonly wrongKeys: ProviderKeys
  readonly pay: () => void
  readonly decline: () => void
  readonly hang: () => void
  readonly message: (at: Date) => SentMessage
  readonly forged: (at: Date) => SentMessage
  /** A message of the other mode, or of another account where the account tells the mode. */
  readonly ofOtherMode: (at: Date) => SentMessage
  /** When a message is too old; null where messages carry no time. */
  readonly oldestMs: number | null
}

const { key } = sampleAttempt

const opening = (id: OnlineProviderId, origin: string) => (patienceMs?: number) => {
  const options = patienceMs === undefined ? {} : { patienceMs }
  const door = openPaymentProviders(standInAddresses(origin), origin, options)[id]
  if (door === undefined) throw new Error(`There is no door of ${id}.`)
  return door
}

const stripeRig = async (id: OnlineProviderId, keys: ProviderKeys): Promise<DoorRig> => {
  const double = await startStripeDouble(
    id === providerIds.standIn ? 'sk_test_lectern_stand_in' : keys.secret_key,
  )
  const eventOf = (livemode: boolean) =>
    JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      livemode,
      data: { object: { id: 'cs_test_1', object: 'checkout.session', metadata: { lectern_key: key } } },
    })
  const [own, other] = [eventOf(false), eventOf(true)]
  const last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' }
  const change = (changes: Parameters<typeof double.change>[1]) => double.change('cs_test_1', changes)
  return {
    open: opening(id, double.origin),
    connection: { keys: { ...keys, signing_secret: stripeSecret }, mode: 'test', messagesUrl },
    wrongKeys: { secret_key: 'sk_test_of_somebody' },
    pay: () => change({ status: 'complete', payment_status: 'paid', payment_intent: double.intent() }),
    decline: () =>
      change({ payment_intent: double.intent({ status: 'requires_payment_method', last_payment_error }) }),
    hang: () => {
      double.control.hangs = true
    },
    message: (at) => ({ raw: own, headers: signStripe(own, at) }),
    forged: (at) => ({ raw: own, headers: signStripe(own, at, 'whsec_of_somebody') }),
    ofOtherMode: (at) => ({ raw: other, headers: signStripe(other, at) }),
    oldestMs: 300_000,
  }
}

const wayforpayRig = async (): Promise<DoorRig> => {
  const double = await startWayforpayDouble()
  const messageOf = (fields: Record<string, string>, secret?: string): SentMessage => ({
    raw: signedPayment({ orderReference: key, ...fields }, secret),
    headers: {},
  })
  return {
    open: opening(providerIds.wayforpay, double.origin),
    connection: { keys: wayforpayKeys, mode: 'test', messagesUrl },
    wrongKeys: { ...wayforpayKeys, merchant_secret: 'of somebody' },
    pay: () => double.payments.set(key, {}),
    decline: () => double.payments.set(key, { transactionStatus: 'Declined', reasonCode: '1101' }),
    hang: () => {
      double.control.hangs = true
    },
    message: () => messageOf({}),
    forged: () => messageOf({}, 'of somebody'),
    ofOtherMode: () => messageOf({ merchantAccount: 'live_shop' }),
    oldestMs: null,
  }
}

const paypalRig = async (): Promise<DoorRig> => {
  const double = await startPaypalDouble()
  const resource = { id: 'C-1', custom_id: key }
  const approve = () => {
    for (const order of double.orders.values()) order.status = 'APPROVED'
  }
  return {
    open: opening(providerIds.paypal, double.origin),
    connection: { keys: paypalKeys, mode: 'test', messagesUrl },
    wrongKeys: { ...paypalKeys, client_secret: 'of somebody' },
    pay: approve,
    decline: () => {
      double.control.captureFault = 'INSTRUMENT_DECLINED'
      approve()
    },
    hang: () => {
      double.control.hangs = true
    },
    message: (at) => paypalMessage(at, resource),
    forged: (at) => paypalMessage(at, resource, 'forged'),
    // The signature covers the webhook, which every account has of its own in each mode.
    ofOtherMode: (at) => paypalMessage(at, resource, 'good for another webhook'),
    oldestMs: 4 * 86_400_000,
  }
}

export const doorRigs: readonly (readonly [string, () => Promise<DoorRig>])[] = [
  ['WayForPay', wayforpayRig],
  ['PayPal', paypalRig],
  ['Stripe', () => stripeRig(providerIds.stripe, { secret_key: 'sk_test_12345678' })],
  ['test payments', () => stripeRig(providerIds.standIn, {})],
]
