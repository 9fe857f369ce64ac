import type { paidStatuses } from '@lectern/contract/orders/order'

type PaidStatus = (typeof paidStatuses)[number]

/** What the sums of an order say: what came and stayed, what was asked, and what went back. */
export const paidStatusOf = ({
  total,
  paidTotal,
  refundedTotal,
}: {
  readonly total: bigint
  readonly paidTotal: bigint
  readonly refundedTotal: bigint
}): PaidStatus => {
  if (refundedTotal > 0n) return paidTotal === 0n ? 'refunded' : 'partially_refunded'
  if (total === 0n) return 'free'
  if (paidTotal === 0n) return 'unpaid'
  if (paidTotal < total) return 'partial'
  return paidTotal === total ? 'paid' : 'overpaid'
}
