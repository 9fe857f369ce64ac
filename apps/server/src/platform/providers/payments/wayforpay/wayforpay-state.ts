import type { FailureReason } from '@lectern/contract/orders/payment-attempt'
import type { PaymentAttempt, ProviderState } from '../payment-provider.ts'
import { readDecimal } from '../wire/amounts.ts'
import { clipWord, maskedCard } from '../wire/clip.ts'
import type { Transaction } from './wayforpay-answers.ts'
import { modeOfAccount } from './wayforpay-keys.ts'

const states: Readonly<Record<string, ProviderState['state']>> = {
  Created: 'created',
  InProcessing: 'processing',
  WaitingAuthComplete: 'processing',
  Pending: 'processing',
  Approved: 'succeeded',
  // Money that goes back had come.
  RefundInProcessing: 'succeeded',
  Refunded: 'succeeded',
  Voided: 'succeeded',
  Expired: 'expired',
  Declined: 'failed',
}

const reasons: Readonly<Record<string, FailureReason>> = {
  1101: 'declined',
  1102: 'declined',
  1103: 'card_expired',
  1104: 'no_funds',
  1108: 'not_confirmed',
  1114: 'suspected',
  1124: 'left',
  1125: 'left',
  5100: 'not_confirmed',
}

const isWholeRefund = (status: string) => status === 'Refunded' || status === 'Voided'

/** What went back. Where the provider does not say how much, a payment that went back went back as a whole. */
export const refundedOf = (from: Transaction): bigint => {
  const currency = from.currency ?? ''
  const told = readDecimal(from.refundAmount ?? '', currency)
  if (told !== null) return told
  return isWholeRefund(from.transactionStatus ?? '') ? (readDecimal(from.amount ?? '', currency) ?? 0n) : 0n
}

const moved = (from: Transaction, attempt: PaymentAttempt) => {
  const seconds = Number(from.processingDate ?? NaN)
  return {
    paymentId: attempt.key,
    fee: readDecimal(from.fee ?? '', from.currency ?? ''),
    at: Number.isSafeInteger(seconds) && seconds > 0 ? new Date(seconds * 1000) : null,
  }
}

const reasonOf = (state: ProviderState['state'], code: Transaction['reasonCode']): FailureReason | null => {
  if (state !== 'failed' && state !== 'expired') return null
  return reasons[code ?? ''] ?? (state === 'expired' ? 'left' : 'other')
}

/** A payment as the provider tells it. */
export const readTransaction = (from: Transaction, attempt: PaymentAttempt): ProviderState => {
  const word = from.transactionStatus ?? ''
  const state = states[word] ?? 'unknown'
  const account = from.merchantAccount ?? null
  return {
    state,
    ...(state === 'succeeded' ? moved(from, attempt) : { paymentId: null, fee: null, at: null }),
    amount: readDecimal(from.amount ?? '', from.currency ?? ''),
    currency: from.currency ?? null,
    account,
    mode: account === null ? null : modeOfAccount(account),
    refunded: refundedOf(from),
    dispute: null,
    reason: reasonOf(state, from.reasonCode),
    payer: from.cardPan ? maskedCard(from.cardType || 'card', from.cardPan.slice(-4)) : null,
    word: clipWord(word),
  }
}

/** A form that nobody posted is not known there: it can be until its page closes. */
export const unpostedState = (attempt: PaymentAttempt, now: Date): ProviderState => ({
  state: now < attempt.expiresAt ? 'created' : 'expired',
  amount: null,
  currency: null,
  account: null,
  mode: null,
  paymentId: null,
  refunded: 0n,
  dispute: null,
  reason: now < attempt.expiresAt ? null : 'left',
  payer: null,
  fee: null,
  at: null,
  word: 'not posted',
})
