import type { Payment } from '../core/payment.ts'
import { newId } from '../core/signatures.ts'
import type { World } from '../core/world.ts'
import type { StripeDetails } from './objects.ts'

/** What Stripe's calls share: the payments of Stripe with what Stripe keeps of them. */
export interface StripeRoom {
  readonly world: World
  keep(payment: Payment, details: StripeDetails): void
  detailsOf(payment: Payment): StripeDetails | undefined
  /** The payment of a session, an intent, a charge or a payment method. */
  find(name: string): { payment: Payment; details: StripeDetails } | undefined
  /** Payments of an account with what Stripe keeps of them, the oldest first. */
  of(account: string): { payment: Payment; details: StripeDetails; id: string; createdAt: number }[]
}

/** Names that a payment gets at its start. */
export const newNames = () => ({
  moneyId: newId('ch_'),
  intentId: newId('pi_'),
  paymentMethod: newId('pm_'),
})
