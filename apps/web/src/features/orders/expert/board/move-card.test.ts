import type { BoardColumn } from '@lectern/contract/orders/funnels'
import { describe, expect, it } from 'vitest'
import { orderRow } from '../../testing/order.ts'
import { boardColumns } from '../../testing/board.ts'
import { daysIn, wayTo, withMore, withMoved } from './move-card.ts'

const stages = boardColumns.map(({ stage }) => stage)
const idsOf = (columns: readonly BoardColumn[]) => columns.map(({ orders }) => orders.map(({ id }) => id))

describe('wayTo', () => {
  it('goes to stages of work, and asks about money elsewhere', () => {
    expect(wayTo(stages, 1, 2)).toBe('move')
    expect(wayTo(stages, 2, 1)).toBe('move')
    expect(wayTo(stages, 1, 3)).toBe('money')
  })

  it('never goes back before the stage of its money, nor to where it is', () => {
    expect(wayTo(stages, 3, 2)).toBe('never')
    expect(wayTo(stages, 2, 2)).toBe('never')
    expect(wayTo(stages, 2, 99)).toBe('never')
  })
})

describe('withMoved', () => {
  it('takes the card with its sum to the end of the other column', () => {
    const board = withMoved(boardColumns, orderRow, 2, '2026-12-01T10:00:00.000Z')
    expect(idsOf(board)).toEqual([[19], [20, 18], []])
    expect(board[0]).toMatchObject({ count: 1, sums: [{ currency: 'EUR', amount: 19_000 }] })
    expect(board[1]).toMatchObject({
      count: 2,
      sums: [
        { currency: 'EUR', amount: 59_000 },
        { currency: 'USD', amount: 10_000 },
      ],
    })
  })

  it('leaves a board that has no such stage as it is', () => {
    expect(withMoved(boardColumns, orderRow, 99, '')).toEqual(boardColumns)
  })
})

it('the next cards of a column stand behind those that are there, each once', () => {
  const board = withMore(boardColumns, 1, [{ ...orderRow, id: 21 }, orderRow], null)
  expect(idsOf(board)[0]).toEqual([19, 21, 18])
})

it('days in a stage are whole ones', () => {
  expect(daysIn('2026-11-28T10:00:00.000Z', Date.parse('2026-12-05T09:59:00.000Z'))).toBe(6)
  expect(daysIn('2026-11-28T10:00:00.000Z', Date.parse('2026-11-28T09:00:00.000Z'))).toBe(0)
})
