import { z } from 'zod'

/** Up to 10 trillion of a currency with two minor digits: exact as a JSON number. */
export const moneyLimits = { most: 10 ** 15 } as const

/** An amount on the wire: an integer of minor units of the currency beside it. In code and in the database it is a bigint. */
export const minorUnits = z.int().min(-moneyLimits.most).max(moneyLimits.most)

export const fromWire = (minor: number): bigint => BigInt(minor)

/** @throws RangeError beyond the limit, where a JSON number would not be trusted */
export const toWire = (amount: bigint): number => {
  const minor = Number(amount)
  if (Math.abs(minor) > moneyLimits.most) throw new RangeError(`The amount ${amount} is too large.`)
  return minor
}
