import { fail, ok, type Result } from '../result.ts'
import { exponentOf, type CurrencyCode } from './currency-codes.ts'
import { moneyLimits } from './minor-units.ts'
import { hasDecimalComma, symbolOf } from './money-look.ts'

export type MoneyProblem =
  | { readonly code: 'not_a_number' | 'too_large' }
  /** `most`: how many minor digits the currency has. */
  | { readonly code: 'too_many_decimals'; readonly most: number }

interface MoneyField {
  readonly currency: CurrencyCode
  readonly locale: string
}

/** Longer texts are no amounts, and are not looked at. */
const longestText = 100

/**
 * An amount as a person types it, in minor units: "1 250,50", "1,250.50", "1250", with or without the sign of the currency. The last mark
 * before the minor digits is the decimal one. A single mark before three digits is a group in English where it is a comma, and decimal
 * otherwise: a doubtful "1.250" is refused for its decimals, and never read as a thousand times less or more.
 */
export const parseMoney = (text: string, field: MoneyField): Result<bigint, MoneyProblem> => {
  const exponent = exponentOf(field.currency)
  const typed =
    text.length > longestText ? '' : withoutSymbol(text.replaceAll(/\s/g, ' ').trim(), field.currency)
  const [, sign = '', number = ''] = /^([-\u2212]?) ?(.*)$/.exec(typed) ?? []
  // The sign of the currency may stand on either side of the minus.
  const parts = splitNumber(withoutSymbol(number, field.currency), field.locale)
  if (parts === null) return fail({ code: 'not_a_number' })
  if (parts.digits.length > exponent) return fail({ code: 'too_many_decimals', most: exponent })
  const minor = `${parts.units}${parts.digits.padEnd(exponent, '0')}`.replace(/^0+(?=\d)/, '')
  const amount = minor.length > String(moneyLimits.most).length ? null : BigInt(minor)
  if (amount === null || amount > BigInt(moneyLimits.most)) return fail({ code: 'too_large' })
  return ok(sign === '' ? amount : -amount)
}

const withoutSymbol = (text: string, currency: CurrencyCode): string => {
  const lower = text.toLowerCase()
  for (const mark of [symbolOf(currency), currency].map((each) => each.toLowerCase())) {
    if (lower.startsWith(mark)) return text.slice(mark.length).trim()
    if (lower.endsWith(mark)) return text.slice(0, -mark.length).trim()
  }
  return text
}

/** Whole digits, or groups of three with one kind of mark between them. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:([ .,'\u2019])\d{3})(?:\1\d{3})*)$/

const splitNumber = (text: string, locale: string): { units: string; digits: string } | null => {
  const at = decimalMarkOf(text, locale)
  const [units, digits] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
  if (!/^\d*$/.test(digits) || units + digits === '') return null
  const mark = at === -1 ? '' : text.charAt(at)
  if (units !== '' && (!wholeNumber.test(units) || (mark !== '' && units.includes(mark)))) return null
  return { units: units.replaceAll(/\D/g, ''), digits }
}

/** Where the decimal mark is; −1 without one. */
const decimalMarkOf = (text: string, locale: string): number => {
  const marks = [...text.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (last === undefined) return -1
  const isRepeated = marks.filter(([mark]) => mark === last[0]).length > 1
  if (isRepeated) return -1
  const isEnglishGroup = marks.length === 1 && !hasDecimalComma(locale) && /^[1-9]\d{0,2},\d{3}$/.test(text)
  return isEnglishGroup ? -1 : last.index
}
