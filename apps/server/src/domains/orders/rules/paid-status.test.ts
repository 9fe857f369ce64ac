import { describe, expect, it } from 'vitest'
import { paidStatusOf } from './paid-status.ts'

describe('the paid status of an order', () => {
  it.each([
    [100n, 0n, 0n, 'unpaid'],
    [100n, 40n, 0n, 'partial'],
    [100n, 100n, 0n, 'paid'],
    [100n, 101n, 0n, 'overpaid'],
    [0n, 0n, 0n, 'free'],
    [100n, 0n, 100n, 'refunded'],
    [100n, 60n, 40n, 'partially_refunded'],
    [100n, 0n, 40n, 'refunded'],
  ])('of %s with %s paid and %s back is %s', (total, paidTotal, refundedTotal, status) => {
    expect(paidStatusOf({ total, paidTotal, refundedTotal })).toBe(status)
  })
})
