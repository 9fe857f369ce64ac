import { z } from 'zod'

/** Ids of providers, as addresses name them (document 000 §2: payment systems by provider id). */
export const providerIds = { wayforpay: 1, paypal: 2, stripe: 3, byHand: 90, standIn: 99 } as const
export type ProviderId = (typeof providerIds)[keyof typeof providerIds]
export const providerId = z.literal(Object.values(providerIds))
/** Providers that take the money themselves. */
export type OnlineProviderId = Exclude<ProviderId, typeof providerIds.byHand>

export const isOnline = (id: ProviderId): id is OnlineProviderId => id !== providerIds.byHand
