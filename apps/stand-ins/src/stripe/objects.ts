import type { BookRow } from '../core/books.ts'
import {
  type DeclineReason,
  type Dispute,
  type Payment,
  type PaymentState,
  type Refund,
  surelyRefundedOf,
} from '../core/payment.ts'
import { expandedUnder } from './form.ts'

/** What Stripe keeps of a payment besides what every provider keeps. */
export interface StripeDetails {
  readonly intentId: string
  /** False: charged by the shop without a page. */
  readonly hasSession: boolean
  readonly url: string
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly email: string | null
  readonly customer: string | null
  readonly paymentMethod: string
  readonly metadata: Readonly<Record<string, string>>
  readonly intentMetadata: Readonly<Record<string, string>>
  /** The buyer left the page with a payment that was begun. */
  isComplete: boolean
}

interface Shown {
  readonly payment: Payment
  readonly details: StripeDetails
  readonly expand?: readonly string[]
  readonly rows?: readonly BookRow[]
}

export const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000)
const small = (currency: string) => currency.toLowerCase()
export const isLive = ({ mode }: Payment): boolean => mode === 'live'

/** A word that no version of Stripe knows. */
const strangeWord = 'awaiting_the_stars'

/** What a payment says of its amount; the scenarios of a wrong one say it as soon as there is money. */
const amountOf = (payment: Payment) => payment.moved?.amount ?? payment.amount
const currencyOf = ({ moved, currency }: Payment) => small(moved?.currency ?? currency)

const hasIntent = ({ moved, reason, state }: Payment) =>
  moved !== null || reason !== null || !['open', 'expired'].includes(state)

const intentStates: Readonly<Record<PaymentState, string>> = {
  open: 'requires_payment_method',
  approved: 'requires_capture',
  action: 'requires_action',
  processing: 'processing',
  paid: 'succeeded',
  failed: 'requires_payment_method',
  expired: 'canceled',
  unknown: strangeWord,
}

const declines: Readonly<Record<DeclineReason, { code: string; decline_code?: string; message: string }>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  no_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  authentication: {
    code: 'payment_intent_authentication_failure',
    message: 'The provided payment method has failed authentication.',
  },
  expired_card: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
}

export const declineOf = (reason: DeclineReason) => ({ type: 'card_error', ...declines[reason] })

const sessionState = ({ moved, state }: Payment, { isComplete }: StripeDetails): string => {
  if (moved || isComplete || ['processing', 'unknown', 'paid'].includes(state)) return 'complete'
  return state === 'expired' ? 'expired' : 'open'
}

const paidWord = ({ moved, state }: Payment): string => {
  if (moved) return 'paid'
  return state === 'unknown' ? strangeWord : 'unpaid'
}

export const sessionObject = ({ payment, details, expand = [], rows = [] }: Shown) => {
  const inner = expandedUnder(expand, 'payment_intent')
  const intent = inner ? intentObject({ payment, details, expand: inner, rows }) : details.intentId
  const status = sessionState(payment, details)
  return {
    id: payment.id,
    object: 'checkout.session',
    amount_subtotal: Number(amountOf(payment)),
    amount_total: Number(amountOf(payment)),
    cancel_url: details.cancelUrl,
    client_reference_id: payment.reference || null,
    created: seconds(payment.createdAt),
    currency: currencyOf(payment),
    customer: details.customer,
    customer_details: details.email === null ? null : { email: details.email },
    customer_email: details.email,
    expires_at: seconds(payment.expiresAt ?? payment.createdAt),
    livemode: isLive(payment),
    metadata: details.metadata,
    mode: 'payment',
    payment_intent: hasIntent(payment) ? intent : null,
    payment_method_types: ['card'],
    payment_status: paidWord(payment),
    status,
    success_url: details.successUrl,
    ui_mode: 'hosted_page',
    url: status === 'open' ? details.url : null,
  }
}

export const intentObject = ({ payment, details, expand = [], rows = [] }: Shown) => {
  const inner = expandedUnder(expand, 'latest_charge')
  const charge = inner ? chargeObject({ payment, details, expand: inner, rows }) : payment.moneyId
  return {
    id: details.intentId,
    object: 'payment_intent',
    amount: Number(amountOf(payment)),
    amount_received: Number(payment.moved?.amount ?? 0n),
    capture_method: 'automatic',
    created: seconds(payment.createdAt),
    currency: currencyOf(payment),
    customer: details.customer,
    last_payment_error: payment.reason === null ? null : declineOf(payment.reason),
    latest_charge: payment.moved ? charge : null,
    livemode: isLive(payment),
    metadata: details.intentMetadata,
    payment_method: payment.moved || payment.state === 'processing' ? details.paymentMethod : null,
    status: payment.moved ? 'succeeded' : intentStates[payment.state],
  }
}

/** The row of the books that a charge or a refund made. */
const transactionOf = (rows: readonly BookRow[], source: string, expand: readonly string[]) => {
  const row = rows.findLast((each) => each.source === source)
  if (!row) return null
  return expandedUnder(expand, 'balance_transaction') ? transactionObject(row) : row.id
}

export const chargeObject = ({ payment, details, expand = [], rows = [] }: Shown) => ({
  id: payment.moneyId,
  object: 'charge',
  amount: Number(amountOf(payment)),
  amount_captured: Number(payment.moved?.amount ?? 0n),
  amount_refunded: Number(surelyRefundedOf(payment)),
  balance_transaction: transactionOf(rows, payment.moneyId, expand),
  billing_details: { email: details.email, name: null },
  captured: payment.moved !== null,
  created: seconds(payment.moved?.at ?? payment.createdAt),
  currency: currencyOf(payment),
  customer: details.customer,
  disputed: payment.dispute !== null,
  failure_code: null,
  failure_message: null,
  livemode: isLive(payment),
  metadata: details.intentMetadata,
  paid: payment.moved !== null,
  payment_intent: details.intentId,
  payment_method: details.paymentMethod,
  payment_method_details: {
    type: 'card',
    card: { ...payment.card, country: 'IE', exp_month: 12, exp_year: 2040, funding: 'credit' },
  },
  refunded: payment.moved !== null && surelyRefundedOf(payment) === payment.moved.amount,
  status: payment.moved ? 'succeeded' : 'pending',
})

export const refundObject = (
  { payment, details, expand = [], rows = [] }: Shown,
  refund: Refund,
): Record<string, unknown> => ({
  id: refund.id,
  object: 'refund',
  amount: Number(refund.amount),
  balance_transaction: transactionOf(rows, refund.id, expand),
  charge: payment.moneyId,
  created: seconds(refund.createdAt),
  currency: currencyOf(payment),
  ...(refund.state === 'failed' ? { failure_reason: 'insufficient_funds' } : {}),
  metadata: refund.metadata,
  payment_intent: details.intentId,
  reason: null,
  status: refund.state,
})

const disputeStates: Readonly<Record<Dispute['state'], string>> = {
  open: 'needs_response',
  won: 'won',
  lost: 'lost',
}

export const disputeObject = ({ payment, details }: Shown, dispute: Dispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: Number(dispute.amount),
  charge: payment.moneyId,
  created: seconds(dispute.openedAt),
  currency: currencyOf(payment),
  evidence_details: { due_by: seconds(dispute.openedAt) + 604_800 },
  livemode: isLive(payment),
  metadata: {},
  payment_intent: details.intentId,
  reason: 'fraudulent',
  status: disputeStates[dispute.state],
})

const rowTypes: Readonly<Record<BookRow['kind'], string>> = {
  charge: 'charge',
  refund: 'refund',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
}

export const transactionObject = (row: BookRow) => ({
  id: row.id,
  object: 'balance_transaction',
  amount: Number(row.amount),
  available_on: seconds(row.at),
  created: seconds(row.at),
  currency: small(row.currency),
  description: row.payment.title,
  fee: Number(row.fee),
  net: Number(row.amount - row.fee),
  reporting_category: rowTypes[row.kind],
  source: row.source,
  status: 'available',
  type: rowTypes[row.kind],
})

/** What another mode, or another account, is called in the messages of scenarios. */
export const toldMode = (payment: Payment): boolean =>
  payment.scenario.told === 'mode' ? !isLive(payment) : isLive(payment)
