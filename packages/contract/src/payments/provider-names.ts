import type { OnlineProviderId } from './provider-ids.ts'

/** Names of payment systems: the same in every language, and light enough for a page of buyers. */
export const providerNames: Readonly<Record<OnlineProviderId, string>> = {
  1: 'WayForPay',
  2: 'PayPal',
  3: 'Stripe',
  99: 'Test payments',
}

/** The name of a payment system; undefined of money that the school takes by itself. */
export const providerNameOf = (id: number): string | undefined =>
  Object.entries(providerNames).find(([each]) => each === String(id))?.[1]
