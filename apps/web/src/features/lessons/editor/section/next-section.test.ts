import { describe, expect, it } from 'vitest'
import { activeAfterMove, activeAfterRemoval } from './next-section.ts'

describe('activeAfterRemoval', () => {
  it('selects the previous section when the active one goes', () => {
    expect(activeAfterRemoval(2, 2, 4)).toBe(1)
  })

  it('selects the first when there is no previous one', () => {
    expect(activeAfterRemoval(0, 0, 3)).toBe(0)
  })

  it('keeps the same section active when another one goes', () => {
    expect(activeAfterRemoval(2, 0, 4)).toBe(1)
    expect(activeAfterRemoval(1, 3, 4)).toBe(1)
  })

  it('stays at the beginning when nothing is left', () => {
    expect(activeAfterRemoval(0, 0, 1)).toBe(0)
  })
})

describe('activeAfterMove', () => {
  it('follows the active section', () => {
    expect(activeAfterMove(1, 1, 3)).toBe(3)
    expect(activeAfterMove(1, 0, 2)).toBe(0)
    expect(activeAfterMove(1, 3, 0)).toBe(2)
    expect(activeAfterMove(1, 2, 3)).toBe(1)
  })
})
