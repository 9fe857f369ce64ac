import type { CurrencyCode } from './currency-codes.ts'

/** An amount in minor units of its currency: 590.00 EUR is 59000n. */
export interface Money {
  readonly amount: bigint
  readonly currency: CurrencyCode
}

/** Two currencies met where there may be one: a fault of the program, never of a person. */
export class CurrencyMismatchError extends Error {
  readonly expected: CurrencyCode
  readonly found: CurrencyCode

  constructor(expected: CurrencyCode, found: CurrencyCode) {
    super(`Money in ${found} does not go together with money in ${expected}.`)
    this.name = 'CurrencyMismatchError'
    this.expected = expected
    this.found = found
  }
}

const assertSame = (left: Money, right: Money): void => {
  if (left.currency !== right.currency) throw new CurrencyMismatchError(left.currency, right.currency)
}

export const add = (left: Money, right: Money): Money => {
  assertSame(left, right)
  return { amount: left.amount + right.amount, currency: left.currency }
}

export const subtract = (left: Money, right: Money): Money => {
  assertSame(left, right)
  return { amount: left.amount - right.amount, currency: left.currency }
}

/** Below zero where the left is less, above where it is more: fit for sorting. */
export const compare = (left: Money, right: Money): -1 | 0 | 1 => {
  assertSame(left, right)
  if (left.amount === right.amount) return 0
  return left.amount < right.amount ? -1 : 1
}

export const negate = ({ amount, currency }: Money): Money => ({ amount: -amount, currency })

/** The currency is named because a sum of nothing has one too. */
export const sum = (parts: readonly Money[], currency: CurrencyCode): Money =>
  parts.reduce(add, { amount: 0n, currency })

export const isZero = ({ amount }: Money): boolean => amount === 0n

export const sumAmounts = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((all, each) => all + each, 0n)
