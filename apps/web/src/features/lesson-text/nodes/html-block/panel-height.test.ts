import { describe, expect, it } from 'vitest'
import { fittingHeight, heightAfterKey, panelHeights } from './panel-height.ts'

describe('the height of the code panel', () => {
  it.each([
    [-30, 0],
    [0, 0],
    [250.4, 250],
    [539.6, 540],
    [9_000, 540],
  ])('of %d is %d', (wanted, height) => expect(fittingHeight(wanted)).toBe(height))

  it('goes by keys to both ends and not beyond', () => {
    expect(heightAfterKey(panelHeights.usual, 'ArrowDown')).toBe(270)
    expect(heightAfterKey(10, 'ArrowUp')).toBe(0)
    expect(heightAfterKey(530, 'ArrowDown')).toBe(540)
    expect(heightAfterKey(100, 'Home')).toBe(0)
    expect(heightAfterKey(100, 'End')).toBe(540)
    expect(heightAfterKey(100, 'a')).toBeNull()
  })
})
