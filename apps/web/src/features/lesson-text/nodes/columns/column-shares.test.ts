import { describe, expect, it } from 'vitest'
import { movedShares } from './column-shares.ts'

describe('the edge between two columns', () => {
  it('stays where it is while nothing is moved', () => {
    expect(movedShares([1, 1], 0)).toEqual([1, 1])
    expect(movedShares([2, 1], 0)).toEqual([2, 1])
  })

  it('goes to the nearest share that can be stored', () => {
    expect(movedShares([1, 1], 0.17)).toEqual([2, 1])
    expect(movedShares([1, 1], -0.25)).toEqual([1, 3])
  })

  it('leaves each column some room', () => {
    expect(movedShares([1, 1], 1)).toEqual([6, 1])
    expect(movedShares([1, 1], -1)).toEqual([1, 6])
  })
})
