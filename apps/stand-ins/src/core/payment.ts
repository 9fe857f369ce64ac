import type { Locale } from '@lectern/contract/kernel/locales'
import type { Scenario, Plan } from './scenarios.ts'

export const providerNames = ['stripe', 'paypal', 'wayforpay'] as const
export type ProviderName = (typeof providerNames)[number]

export type PaymentMode = 'test' | 'live'

/**
 * `approved`: the buyer agreed and the shop must take the money (PayPal). `action`: 3-D Secure is open. `failed` may become `paid` at a
 * provider whose buyers may try again.
 */
export type PaymentState =
  | 'open'
  | 'approved'
  | 'action'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'unknown'

export type DeclineReason = 'declined' | 'no_funds' | 'authentication' | 'expired_card'

export interface Refund {
  readonly id: string
  readonly amount: bigint
  readonly createdAt: number
  /** What the caller wants to find again. */
  readonly metadata: Readonly<Record<string, string>>
  state: 'pending' | 'succeeded' | 'failed'
}

export interface Dispute {
  readonly id: string
  readonly amount: bigint
  readonly openedAt: number
  state: 'open' | 'won' | 'lost'
}

export interface Card {
  readonly brand: string
  readonly last4: string
}

/** Money that came. */
export interface Moved {
  readonly amount: bigint
  readonly currency: string
  readonly fee: bigint
  readonly at: number
}

/** One payment at one of the providers. Amounts are minor units by the provider's own exponents, times ms since 1970. */
export interface Payment {
  readonly id: string
  readonly provider: ProviderName
  readonly account: string
  readonly mode: PaymentMode
  /** What the shop calls it. */
  readonly reference: string
  readonly amount: bigint
  /** ISO 4217, capital letters. */
  readonly currency: string
  readonly title: string
  /** Whose page it is. */
  readonly shop: string
  readonly language: Locale
  readonly createdAt: number
  readonly expiresAt: number | null
  scenario: Scenario
  /** The money by the provider's name: a charge, a capture. */
  readonly moneyId: string
  state: PaymentState
  reason: DeclineReason | null
  /** What an agreed payment comes to once the shop takes it. */
  plan: Plan
  card: Card
  moved: Moved | null
  readonly refunds: Refund[]
  dispute: Dispute | null
}

/** What went back, or is on its way. */
export const refundedOf = ({ refunds }: Payment): bigint =>
  refunds.reduce((sum, { state, amount }) => (state === 'failed' ? sum : sum + amount), 0n)

/** What went back for certain. */
export const surelyRefundedOf = ({ refunds }: Payment): bigint =>
  refunds.reduce((sum, { state, amount }) => (state === 'succeeded' ? sum + amount : sum), 0n)

export const otherCurrency = (currency: string): string => (currency === 'EUR' ? 'USD' : 'EUR')
