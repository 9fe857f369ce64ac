import { describe, expect, it } from 'vitest'
import { orderState } from './order-state.ts'
import { type OrderCourse, whatComesNext } from './what-comes-next.ts'

const now = new Date('2026-12-01T10:00:00.000Z')
const earlier = new Date('2026-11-30T10:00:00.000Z')
const later = new Date('2026-12-08T10:00:00.000Z')

const placed: OrderCourse = {
  paidStatus: 'unpaid',
  cancelledAt: null,
  cancelReason: null,
  nextDueAt: null,
  total: 59_000n,
  paidTotal: 0n,
  refundedTotal: 0n,
  nextPayment: { amount: 59_000n, dueAt: null },
  expiresAt: later,
  awaitingSince: null,
  differsSince: null,
}

describe('what comes next with an order', () => {
  it('is the payment, and the moment at which the order closes without it', () => {
    expect(whatComesNext(placed, now)).toEqual({
      kind: 'pay',
      amount: 59_000,
      due_at: null,
      closes_at: later.toISOString(),
    })
  })

  it('is the rest, without an end, once a part is paid', () => {
    const order = { ...placed, paidStatus: 'partial', paidTotal: 20_000n, nextPayment: null }
    expect(orderState(order, now)).toBe('paid_in_part')
    expect(whatComesNext(order, now)).toEqual({ kind: 'pay', amount: 39_000, due_at: null, closes_at: null })
  })

  it('is a late payment once its day is over', () => {
    const late = { ...placed, nextDueAt: earlier, nextPayment: { amount: 59_000n, dueAt: earlier } }
    expect(orderState(late, now)).toBe('late')
    expect(whatComesNext(late, now)).toEqual({
      kind: 'pay_late',
      amount: 59_000,
      due_at: earlier.toISOString(),
    })
  })

  it('is to wait while a provider has not answered, and no second payment', () => {
    expect(whatComesNext({ ...placed, awaitingSince: earlier }, now)).toEqual({
      kind: 'await_provider',
      since: earlier.toISOString(),
    })
    expect(whatComesNext({ ...placed, awaitingSince: earlier, differsSince: earlier }, now).kind).toBe(
      'await_school',
    )
    const paid = { ...placed, paidStatus: 'paid', paidTotal: 59_000n, awaitingSince: earlier }
    expect(whatComesNext(paid, now)).toEqual({ kind: 'nothing' })
  })

  it.each([
    ['expired', 'expired'],
    ['staff', 'cancelled'],
    ['buyer', 'cancelled'],
  ] as const)('is nothing of a closed order (%s)', (cancelReason, state) => {
    const closed = { ...placed, cancelledAt: earlier, cancelReason }
    expect(orderState(closed, now)).toBe(state)
    expect(whatComesNext(closed, now)).toEqual({
      kind: 'closed',
      reason: cancelReason,
      at: earlier.toISOString(),
    })
  })

  it('counts money that came after the order expired', () => {
    const order = { ...placed, cancelledAt: earlier, cancelReason: 'expired', paidStatus: 'paid' } as const
    expect(orderState(order, now)).toBe('paid')
  })

  it('tells what is too much, and what went back', () => {
    const over = { ...placed, paidStatus: 'overpaid', paidTotal: 60_000n }
    expect(whatComesNext(over, now)).toEqual({ kind: 'settle_overpaid', amount: 1_000 })
    const back = { ...placed, paidStatus: 'partially_refunded', paidTotal: 39_000n, refundedTotal: 20_000n }
    expect(whatComesNext(back, now)).toEqual({ kind: 'refunded', amount: 20_000 })
  })

  it('refuses a paid status that is none', () => {
    expect(() => orderState({ ...placed, paidStatus: 'paied' }, now)).toThrow('paied')
  })
})
