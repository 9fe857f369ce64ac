import { sumAmounts } from './money.ts'

interface Share {
  readonly part: bigint
  readonly remainder: bigint
  readonly index: number
}

/**
 * Splits an amount by weights: each part is rounded down, and the units that are left go one each to the largest remainders, the
 * earlier part first among equals. The parts always add up to the whole. Of a negative whole every part is the mirror of the positive
 * one, so that a refund takes back what was charged. Without any weight above zero the parts are as equal as they can be.
 *
 * @throws RangeError for a negative weight, or no weight at all
 */
export const allocate = (whole: bigint, weights: readonly bigint[]): bigint[] => {
  if (weights.length === 0) throw new RangeError('An amount is split into at least one part.')
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A weight is negative.')
  if (whole < 0n) return allocate(-whole, weights).map((part) => -part)
  const total = sumAmounts(weights)
  if (total === 0n)
    return allocate(
      whole,
      weights.map(() => 1n),
    )
  const shares = weights.map((weight, index) => ({
    part: (whole * weight) / total,
    remainder: (whole * weight) % total,
    index,
  }))
  const left = Number(whole - sumAmounts(shares.map(({ part }) => part)))
  const raised = new Set(
    shares
      .toSorted(byRemainder)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ part, index }) => (raised.has(index) ? part + 1n : part))
}

const byRemainder = (left: Share, right: Share): number => {
  if (left.remainder === right.remainder) return left.index - right.index
  return left.remainder > right.remainder ? -1 : 1
}

/**
 * Splits an amount into `count` parts of which all but the first are equal; the first takes the whole remainder: 200 in three is 68, 66,
 * 66. A plan of payments then has one amount to come, and what is odd is paid at once.
 *
 * @throws RangeError unless the count is a whole number from 1
 */
export const equalParts = (total: bigint, count: number): bigint[] => {
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError('An amount is split into at least one part.')
  const part = total / BigInt(count)
  const first = total - part * BigInt(count - 1)
  return [first, ...Array.from({ length: count - 1 }, () => part)]
}
