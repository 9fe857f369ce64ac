import { exponentOf } from './currency-codes.ts'
import type { Money } from './money.ts'
import { hasDecimalComma, symbolOf } from './money-look.ts'

const noBreak = '\u00A0'
const minus = '\u2212'

interface MoneyFormat {
  /** Whether an amount without minor units is written with zeros: €590.00. */
  readonly zeros?: 'dropped' | 'kept'
}

/**
 * An amount as the language writes it: €1,250.50 in English, 1 250,50 € in Ukrainian and Russian, with spaces that do not break. Minor
 * digits are written in full once one of them counts. Nothing of it comes from `Intl`: server and browser write the same.
 */
export const formatMoney = (
  { amount, currency }: Money,
  locale: string,
  { zeros = 'dropped' }: MoneyFormat = {},
): string => {
  const isSlavic = hasDecimalComma(locale)
  const { units, digits } = partsOf(amount < 0n ? -amount : amount, exponentOf(currency))
  const isWhole = digits === '' || (zeros === 'dropped' && /^0+$/.test(digits))
  const grouped = units.replaceAll(/\B(?=(?:\d{3})+$)/g, isSlavic ? noBreak : ',')
  const number = isWhole ? grouped : `${grouped}${isSlavic ? ',' : '.'}${digits}`
  const sign = amount < 0n ? minus : ''
  const symbol = symbolOf(currency)
  if (isSlavic) return `${sign}${number}${noBreak}${symbol}`
  return `${sign}${symbol}${/\p{L}$/u.test(symbol) ? noBreak : ''}${number}`
}

const partsOf = (amount: bigint, exponent: number): { units: string; digits: string } => {
  const text = amount.toString().padStart(exponent + 1, '0')
  const at = text.length - exponent
  return { units: text.slice(0, at), digits: text.slice(at) }
}
