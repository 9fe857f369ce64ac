import { secureAddress } from './env-addresses.ts'

/** Where payment providers are called, without trailing slashes. */
export interface ProviderAddresses {
  readonly stripe: string
  readonly paypalLive: string
  readonly paypalSandbox: string
  /** Where browsers post forms. */
  readonly wayforpayPay: string
  readonly wayforpayApi: string
}

const real: ProviderAddresses = {
  stripe: 'https://api.stripe.com',
  paypalLive: 'https://api-m.paypal.com',
  paypalSandbox: 'https://api-m.sandbox.paypal.com',
  wayforpayPay: 'https://secure.wayforpay.com/pay',
  wayforpayApi: 'https://api.wayforpay.com/api',
}

/** A stand-in takes the place of all of them at once: tests that reached one real provider would move money. */
export const standInAddresses = (standInUrl: string): ProviderAddresses => ({
  stripe: standInUrl,
  paypalLive: standInUrl,
  paypalSandbox: standInUrl,
  wayforpayPay: `${standInUrl}/pay`,
  wayforpayApi: `${standInUrl}/api`,
})

export const standInSetting = {
  schema: secureAddress,
  expected:
    'the address of a stand-in for payment providers like http://127.0.0.1:4400, without a path (http on this machine only)',
} as const

export interface PaymentSettings {
  /** Where payment providers are called: the real ones, or the stand-in in place of all. */
  readonly providerAddresses: ProviderAddresses
  /** A stand-in for payment providers, which moves no money; without a trailing slash. */
  readonly paymentStandInUrl: string | undefined
}

/** A stand-in in production would give courses away; `refuse` is told so. */
export const paymentSettings = (
  standIn: string | undefined,
  production: boolean,
  refuse: (sentence: string) => void,
): PaymentSettings => {
  if (standIn === undefined) return { providerAddresses: real, paymentStandInUrl: undefined }
  if (production) refuse('PAYMENT_STAND_IN_URL must not be set in production: nobody would pay real money.')
  const { origin } = new URL(standIn)
  return { providerAddresses: standInAddresses(origin), paymentStandInUrl: origin }
}
