import { exponentOf, isCurrencyCode } from '@lectern/contract/kernel/money/currencies'

/** The same money with another count of minor digits; null where digits that count would be lost. */
export const rescale = (amount: bigint, from: number, to: number): bigint | null => {
  if (to >= from) return amount * 10n ** BigInt(to - from)
  const step = 10n ** BigInt(from - to)
  return amount % step === 0n ? amount / step : null
}

/** ISO minor units as decimal text, `100.50`; null where the digits do not suffice. Never below nothing. */
export const decimalText = (amount: bigint, exponent: number, digits: number): string | null => {
  const scaled = rescale(amount, exponent, digits)
  if (scaled === null || scaled < 0n) return null
  const text = scaled.toString().padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Decimal text in ISO minor units of its currency: `100.5` UAH is 10050. Null where either is not understood. */
export const readDecimal = (text: string, currency: string): bigint | null => {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === undefined || !isCurrencyCode(currency)) return null
  return rescale(BigInt(whole + fraction), fraction.length, exponentOf(currency))
}
