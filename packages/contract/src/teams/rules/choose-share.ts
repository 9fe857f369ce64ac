import type { DistributionMethod } from '../distribution.ts'

/** A group that takes a part of those who join. */
export interface Share {
  readonly groupId: number
  /** People in it. */
  readonly participants: number
}

/**
 * The group into which somebody comes who joins.
 *
 * @param shares groups whose assistants are available, in the order of the offer
 * @param earlier how many have joined this product by the offer before
 * @returns null where there is none
 */
export const chooseShare = (
  method: DistributionMethod,
  shares: readonly Share[],
  earlier: number,
): number | null => {
  if (method === 'round_robin') return shares[earlier % shares.length]?.groupId ?? null
  const fewest = Math.min(...shares.map(({ participants }) => participants))
  return shares.find(({ participants }) => participants === fewest)?.groupId ?? null
}
