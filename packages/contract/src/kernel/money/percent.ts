/** One percent is 100 basis points: 2100 is 21 %, 550 is 5.5 %. */
const whole = 10_000

const assertRate = (basisPoints: number): void => {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > whole)
    throw new RangeError(`${basisPoints} is no rate from 0 to ${whole} basis points.`)
}

/**
 * How much a discount takes off. A fraction of a minor unit is rounded towards the buyer, that is up; the price never falls below zero.
 *
 * @throws RangeError for a negative price, or a rate beyond 0 to 10,000 basis points
 */
export const discountOf = (price: bigint, basisPoints: number): bigint => {
  assertRate(basisPoints)
  if (price < 0n) throw new RangeError('A negative price has no discount.')
  return (price * BigInt(basisPoints) + BigInt(whole - 1)) / BigInt(whole)
}

/** The nearest whole number; half goes away from zero, so that a refund is the exact opposite of its charge. */
const divideHalfUp = (amount: bigint, by: bigint): bigint =>
  amount < 0n ? -divideHalfUp(-amount, by) : (2n * amount + by) / (2n * by)

/** `included`: prices hold the tax already. `added`: it comes on top. */
export const vatModes = ['off', 'included', 'added'] as const
export type VatMode = (typeof vatModes)[number]

/** `net + vat = gross`, always. */
export interface Taxed {
  readonly net: bigint
  readonly vat: bigint
  readonly gross: bigint
}

/**
 * The tax of one line. Tax is rounded line by line, and a total is the sum of its lines: an invoice adds up as it is printed.
 *
 * @throws RangeError for a rate beyond 0 to 10,000 basis points
 */
export const taxLine = (amount: bigint, basisPoints: number, mode: VatMode): Taxed => {
  assertRate(basisPoints)
  const rate = BigInt(basisPoints)
  if (mode === 'off') return { net: amount, vat: 0n, gross: amount }
  if (mode === 'added') {
    const vat = divideHalfUp(amount * rate, BigInt(whole))
    return { net: amount, vat, gross: amount + vat }
  }
  const vat = divideHalfUp(amount * rate, BigInt(whole) + rate)
  return { net: amount - vat, vat, gross: amount }
}
