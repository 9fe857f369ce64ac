import { expect, it } from 'vitest'
import { orderOf, orderProblem } from './order-problem.ts'

const stored = [
  { id: 1, field_ids: [10, 11] },
  { id: 2, field_ids: [] },
]
const moved = [
  { id: 2, field_ids: [11] },
  { id: 1, field_ids: [10] },
]

it('an order names everything once, and what the editor saw still stands', () => {
  expect(orderProblem(stored, { tabs: moved, was: stored })).toBeNull()
  expect(orderProblem(moved, { tabs: stored, was: stored })).toBe('stale')
  const twice = [
    { id: 1, field_ids: [10, 10] },
    { id: 2, field_ids: [11] },
  ]
  expect(orderProblem(stored, { tabs: twice, was: stored })).toBe('not_whole')
  expect(orderProblem(stored, { tabs: [{ id: 1, field_ids: [10, 11] }], was: stored })).toBe('not_whole')
})

it('archived fields have no place in it', () => {
  const fields = [
    { id: 10, tabId: 1, archivedAt: null },
    { id: 11, tabId: 1, archivedAt: new Date(0) },
  ]
  expect(orderOf({ tabs: [{ id: 1 }], fields })).toEqual([{ id: 1, field_ids: [10] }])
})
