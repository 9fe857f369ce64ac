import { expect, it } from 'vitest'
import { nextOf, orderAhead } from './order-ahead.ts'

const claimed = (is_own: boolean) => ({
  user: { id: 1, name: 'Demo Expert' },
  expires_at: '2026-11-10T12:00:00Z',
  is_own,
})
const row = (id: number, claim: ReturnType<typeof claimed> | null = null) => ({ attempt: { id }, claim })
const ids = (rows: readonly { attempt: { id: number } }[]) => rows.map(({ attempt }) => attempt.id)

it('finds the one that comes next: not this one, not a colleague’s, not one that was left for later', () => {
  const rows = [row(1), row(2, claimed(false)), row(3), row(4, claimed(true))]
  expect(nextOf(rows, 1, [3])?.attempt.id).toBe(4)
  expect(nextOf(rows, 4, [])?.attempt.id).toBe(1)
  expect(nextOf(rows, 1, [3, 4])).toBeUndefined()
})

it('keeps the one that is looked at in its place, as it is now', () => {
  const now = row(2, claimed(true))
  const ordered = orderAhead([row(1), row(2), row(3)], now, [1])
  expect(ids(ordered)).toEqual([2, 3, 1])
  expect(ordered[0]).toBe(now)
})

it('puts the one that is looked at first when it waits no more', () => {
  expect(ids(orderAhead([row(1), row(3)], row(2), [1, 2]))).toEqual([2, 3, 1])
  expect(ids(orderAhead([], row(2), []))).toEqual([2])
})
