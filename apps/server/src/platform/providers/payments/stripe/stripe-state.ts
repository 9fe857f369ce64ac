import type { FailureReason } from '@lectern/contract/orders/payment-attempt'
import type { ProviderState } from '../payment-provider.ts'
import { clipWord, maskedCard } from '../wire/clip.ts'
import { fromStripeAmount } from './stripe-amounts.ts'
import type { StripeCharge, StripeIntent, StripeSession } from './stripe-answers.ts'

const reasons: Readonly<Record<string, FailureReason>> = {
  insufficient_funds: 'no_funds',
  withdrawal_count_limit_exceeded: 'no_funds',
  card_velocity_exceeded: 'no_funds',
  expired_card: 'card_expired',
  invalid_expiry_month: 'card_expired',
  invalid_expiry_year: 'card_expired',
  authentication_required: 'not_confirmed',
  payment_intent_authentication_failure: 'not_confirmed',
  authentication_not_handled: 'not_confirmed',
  fraudulent: 'suspected',
  merchant_blacklist: 'suspected',
  lost_card: 'suspected',
  stolen_card: 'suspected',
  pickup_card: 'suspected',
  payment_intent_payment_attempt_expired: 'left',
  card_declined: 'declined',
  generic_decline: 'declined',
  do_not_honor: 'declined',
  call_issuer: 'declined',
  transaction_not_allowed: 'declined',
  card_not_supported: 'declined',
  incorrect_cvc: 'declined',
  incorrect_number: 'declined',
  payment_method_provider_decline: 'declined',
}

/** Why the last try did not go through; the code of the bank says more than Stripe's own. */
const reasonOf = (intent: StripeIntent | null): FailureReason | null => {
  const error = intent?.last_payment_error
  if (!error) return null
  return reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''] ?? 'other'
}

type Stand = Pick<ProviderState, 'state' | 'reason' | 'word'>

const openIntents = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])

/** A page that closed, and what the money did: a debit of a bank may move days after. */
const completedStand = (intent: StripeIntent | null, word: string): Stand => {
  const status = intent?.status ?? ''
  if (status === 'processing' || status === 'requires_capture')
    return { state: 'processing', reason: null, word }
  if (status === 'canceled' || openIntents.has(status))
    return { state: 'failed', reason: reasonOf(intent) ?? 'other', word }
  return { state: 'unknown', reason: null, word }
}

/**
 * As long as its page is open a declined payment is not over: the buyer may try another card there. It is told as `created`, with the
 * reason.
 */
const standOf = (session: StripeSession, intent: StripeIntent | null): Stand => {
  const word = clipWord([session.status, session.payment_status, intent?.status].filter(Boolean).join('/'))
  if (intent?.status === 'succeeded') return { state: 'succeeded', reason: null, word }
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required')
    return { state: intent === null ? 'succeeded' : 'processing', reason: null, word }
  if (session.payment_status !== 'unpaid') return { state: 'unknown', reason: null, word }
  if (session.status === 'expired') return { state: 'expired', reason: reasonOf(intent) ?? 'left', word }
  if (session.status === 'complete') return completedStand(intent, word)
  if (session.status !== 'open') return { state: 'unknown', reason: null, word }
  if (intent === null || openIntents.has(intent.status) || intent.status === 'canceled')
    return { state: 'created', reason: reasonOf(intent), word }
  return completedStand(intent, word)
}

const payerOf = (charge: StripeCharge | null): string | null => {
  const details = charge?.payment_method_details
  if (!details) return null
  if (details.card) return maskedCard(details.card.brand ?? 'card', details.card.last4 ?? '')
  const words = details.type.replaceAll('_', ' ')
  return clipWord(`${words.slice(0, 1).toUpperCase()}${words.slice(1)}`)
}

/** Null where Stripe took it in the currency of the payout instead. */
const feeOf = (charge: StripeCharge | null): bigint | null => {
  const booked = charge?.balance_transaction
  if (!charge || !booked || typeof booked === 'string' || booked.currency !== charge.currency) return null
  return fromStripeAmount(booked.fee, booked.currency)
}

const objectOf = <T extends object>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' ? value : null

/** The charge of a session, for questions about its disputes. */
export const chargeOf = (session: StripeSession): StripeCharge | null =>
  objectOf(objectOf(session.payment_intent)?.latest_charge)

/** What is known of money that did not move yet. */
const unmoved = { paymentId: null, fee: null, at: null }

const movedOf = (intent: StripeIntent | null, charge: StripeCharge | null) => ({
  paymentId: intent?.id ?? null,
  fee: feeOf(charge),
  at: charge === null ? null : new Date(charge.created * 1000),
})

/** What moved where it did, and what shall move before. */
const amountOf = (session: StripeSession, moved: StripeIntent | null) => {
  const currency = moved?.currency ?? session.currency
  const amount = moved?.amount_received ?? session.amount_total
  return {
    amount: amount === null || currency === null ? null : fromStripeAmount(amount, currency),
    currency: currency?.toUpperCase() ?? null,
  }
}

/** How a session stands that came with its payment, its charge and the booking of it. */
export const readSession = (session: StripeSession, dispute: ProviderState['dispute']): ProviderState => {
  const intent = objectOf(session.payment_intent)
  const charge = chargeOf(session)
  const stand = standOf(session, intent)
  const isPaid = stand.state === 'succeeded'
  return {
    ...stand,
    ...amountOf(session, isPaid ? intent : null),
    ...(isPaid ? movedOf(intent, charge) : unmoved),
    account: null,
    mode: session.livemode ? 'live' : 'test',
    refunded: charge === null ? 0n : (fromStripeAmount(charge.amount_refunded, charge.currency) ?? 0n),
    dispute,
    payer: payerOf(charge),
  }
}

const settled: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  lost: 'lost',
  // An inquiry that ended, and a dispute that was averted, took nothing.
  warning_closed: 'won',
  prevented: 'won',
}

/** By the state of the dispute alone: that money came back is told before it is decided. */
export const readDispute = (status: string): 'open' | 'won' | 'lost' => settled[status] ?? 'open'
