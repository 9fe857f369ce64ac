import { exponentOf, isCurrencyCode, type CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { PaymentProviderError } from '../payment-provider.ts'
import { rescale } from '../wire/amounts.ts'

/** Currencies that Stripe counts in whole units. MGA has minor units by ISO 4217, and none here. */
const wholeUnits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
/** Counted in thousandths, of which the last digit must be 0. */
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '))
/** Whole by ISO 4217, yet Stripe counts hundredths, of which both digits must be 00. */
const wholeInHundredths = new Set(['ISK', 'UGX'])

/** How many minor digits Stripe's amounts have; null where it takes no such money. HUF and TWD are whole in payouts alone. */
const stripeExponent = (currency: CurrencyCode): number | null => {
  if (wholeUnits.has(currency)) return 0
  if (thousandths.has(currency)) return 3
  return exponentOf(currency) === 2 || wholeInHundredths.has(currency) ? 2 : null
}

/**
 * ISO minor units as Stripe counts them.
 *
 * @throws PaymentProviderError `refused` where Stripe cannot express the amount
 */
export const toStripeAmount = (amount: bigint, currency: CurrencyCode): number => {
  const exponent = stripeExponent(currency)
  const scaled = exponent === null ? null : rescale(amount, exponentOf(currency), exponent)
  if (scaled === null || (exponent === 3 && scaled % 10n !== 0n))
    throw new PaymentProviderError('refused', `an amount in ${currency} that cannot be expressed`)
  return Number(scaled)
}

/** Stripe's amount in ISO minor units; null for a currency that is not known, and where digits would be lost. */
export const fromStripeAmount = (amount: number, stripeCurrency: string): bigint | null => {
  const currency = stripeCurrency.toUpperCase()
  if (!isCurrencyCode(currency) || !Number.isSafeInteger(amount)) return null
  const exponent = stripeExponent(currency)
  return exponent === null ? null : rescale(BigInt(amount), exponent, exponentOf(currency))
}
