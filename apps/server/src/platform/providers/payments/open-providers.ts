import { providerIds } from '@lectern/contract/payments/provider-ids'
import type { ProviderAddresses } from '../../env-providers.ts'
import type { PaymentProviders } from './payment-provider.ts'
import { createPaypal } from './paypal/paypal.ts'
import { createStripe } from './stripe/stripe.ts'
import { createWayforpay } from './wayforpay/wayforpay.ts'
import type { CallOptions } from './wire/call-provider.ts'

/** Connections of test payments have no key of their own. */
const standInKey = 'sk_test_lectern_stand_in'

/**
 * Opens the doors of all providers; nothing is called before they are used. Test payments speak as Stripe does, and are there only
 * where a stand-in is.
 *
 * @param addresses where the providers are called (`env.providerAddresses`)
 * @param standInUrl the stand-in, or null where there is none
 */
export const openPaymentProviders = (
  addresses: ProviderAddresses,
  standInUrl: string | null,
  options: CallOptions = {},
): PaymentProviders => ({
  [providerIds.wayforpay]: createWayforpay({
    payUrl: addresses.wayforpayPay,
    apiUrl: addresses.wayforpayApi,
    ...options,
  }),
  [providerIds.paypal]: createPaypal({
    origins: { live: addresses.paypalLive, sandbox: addresses.paypalSandbox },
    ...options,
  }),
  [providerIds.stripe]: createStripe({ origin: addresses.stripe, ...options }),
  ...(standInUrl === null
    ? {}
    : { [providerIds.standIn]: createStripe({ origin: standInUrl, fixedKey: standInKey, ...options }) }),
})
