import { exponentOf, isCurrencyCode } from '@lectern/contract/kernel/money/currency-codes'
import type { ProviderName } from './payment.ts'

/** Minor digits that a provider counts differently from ISO 4217. */
const ownExponents: Readonly<Record<ProviderName, Readonly<Record<string, number>>>> = {
  stripe: { ISK: 2, UGX: 2 },
  paypal: { HUF: 0, TWD: 0 },
  wayforpay: {},
}

export const exponentAt = (provider: ProviderName, currency: string): number =>
  ownExponents[provider][currency] ?? (isCurrencyCode(currency) ? exponentOf(currency) : 2)

/** An amount as decimal text with all its minor digits: 1050n of EUR is `10.50`. */
export const decimalOf = (amount: bigint, exponent: number): string => {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(exponent + 1, '0')
  const at = digits.length - exponent
  return sign + digits.slice(0, at) + (exponent === 0 ? '' : `.${digits.slice(at)}`)
}

/** Decimal text in minor units; null where it is no amount, or has more digits than the currency. */
export const minorOf = (text: string, exponent: number): bigint | null => {
  const [, units, digits = ''] = /^(\d{1,13})(?:\.(\d+))?$/.exec(text) ?? []
  if (units === undefined || !/^0*$/.test(digits.slice(exponent))) return null
  return BigInt(units + digits.slice(0, exponent).padEnd(exponent, '0'))
}
