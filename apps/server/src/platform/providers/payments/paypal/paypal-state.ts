import type { FailureReason } from '@lectern/contract/orders/payment-attempt'
import type { PaymentAttempt, ProviderState } from '../payment-provider.ts'
import { clipWord } from '../wire/clip.ts'
import { fromPaypalMoney } from './paypal-amounts.ts'
import type { PaypalCapture, PaypalOrder, PaypalRefund } from './paypal-answers.ts'

const captureStates: Readonly<Record<string, ProviderState['state']>> = {
  COMPLETED: 'succeeded',
  // Money that went back had come.
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
}

const waiting = new Set(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'])

/** Faults of a capture that mean that this payment will not come. */
const captureFaults: Readonly<Record<string, FailureReason>> = {
  INSTRUMENT_DECLINED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  TRANSACTION_REFUSED: 'declined',
  TRANSACTION_BLOCKED_BY_PAYEE: 'declined',
  PAYER_ACTION_REQUIRED: 'not_confirmed',
  COMPLIANCE_VIOLATION: 'suspected',
}

export const reasonOfFault = (issue: string): FailureReason | null => captureFaults[issue] ?? null

const unitOf = (order: PaypalOrder) => order.purchase_units?.[0]

/** The latest counts: one before it may have been declined. */
export const captureOf = (order: PaypalOrder): PaypalCapture | null =>
  unitOf(order)?.payments?.captures?.at(-1) ?? null

export const refundsOf = (order: PaypalOrder): readonly PaypalRefund[] =>
  unitOf(order)?.payments?.refunds ?? []

type Stand = Pick<ProviderState, 'state' | 'reason'>

/** PayPal keeps an unpaid order open for hours: for us it is over with its attempt. */
const openStand = (attempt: PaymentAttempt, now: Date): Stand =>
  now < attempt.expiresAt ? { state: 'created', reason: null } : { state: 'expired', reason: 'left' }

const standOf = (order: PaypalOrder, attempt: PaymentAttempt, now: Date): Stand => {
  const capture = captureOf(order)
  if (capture !== null) {
    const state = captureStates[capture.status] ?? 'unknown'
    return { state, reason: state === 'failed' ? 'declined' : null }
  }
  if (waiting.has(order.status)) return openStand(attempt, now)
  if (order.status === 'VOIDED') return { state: 'expired', reason: 'left' }
  return { state: order.status === 'APPROVED' ? 'processing' : 'unknown', reason: null }
}

/** `PayPal b•••@example.test` */
const payerOf = (order: PaypalOrder): string | null => {
  const [, first, domain] = /^(.)[^@]*(@.+)$/u.exec(order.payer?.email_address ?? '') ?? []
  return first === undefined ? null : clipWord(`PayPal ${first}•••${domain}`)
}

const refundedOf = (order: PaypalOrder, capture: PaypalCapture): bigint => {
  const done = refundsOf(order).filter(({ status }) => status === 'COMPLETED')
  const sum = done.reduce((total, { amount }) => total + (fromPaypalMoney(amount) ?? 0n), 0n)
  return sum === 0n && capture.status === 'REFUNDED' ? (fromPaypalMoney(capture.amount) ?? 0n) : sum
}

const feeOf = (capture: PaypalCapture): bigint | null => {
  const fee = capture.seller_receivable_breakdown?.paypal_fee
  return fee?.currency_code === capture.amount.currency_code ? fromPaypalMoney(fee) : null
}

const dateOf = (text: string | null | undefined): Date | null => {
  const ms = Date.parse(text ?? '')
  return Number.isNaN(ms) ? null : new Date(ms)
}

const unmoved = { paymentId: null, fee: null, at: null, refunded: 0n }

const movedOf = (order: PaypalOrder, capture: PaypalCapture) => ({
  paymentId: capture.id,
  fee: feeOf(capture),
  at: dateOf(capture.create_time),
  refunded: refundedOf(order, capture),
})

/** How an order stands that needs no word of ours any more. */
export const readOrder = (
  order: PaypalOrder,
  attempt: PaymentAttempt,
  now: Date,
): Omit<ProviderState, 'dispute' | 'mode'> => {
  const stand = standOf(order, attempt, now)
  const capture = captureOf(order)
  const money = capture?.amount ?? unitOf(order)?.amount
  return {
    ...stand,
    ...(capture !== null && stand.state === 'succeeded' ? movedOf(order, capture) : unmoved),
    amount: fromPaypalMoney(money),
    currency: money?.currency_code ?? null,
    // Who got the money, where it moved: not who was to get it.
    account: capture?.payee?.merchant_id ?? unitOf(order)?.payee?.merchant_id ?? null,
    payer: payerOf(order),
    word: clipWord([order.status, capture?.status].filter(Boolean).join('/')),
  }
}

/** An order that PayPal does not know, or does not know any more. */
export const goneOrder = {
  ...unmoved,
  state: 'expired',
  reason: 'left',
  amount: null,
  currency: null,
  account: null,
  dispute: null,
  payer: null,
  word: 'gone',
} as const satisfies Partial<ProviderState>
