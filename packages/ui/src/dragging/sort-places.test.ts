import { describe, expect, it } from 'vitest'
import { dropPlace, slotAt, slotFor } from './sort-places.ts'

describe('slotAt', () => {
  it('answers the gap before the first thing whose middle is below', () => {
    expect(slotAt([10, 30, 50], 5)).toBe(0)
    expect(slotAt([10, 30, 50], 31)).toBe(2)
    expect(slotAt([10, 30, 50], 99)).toBe(3)
  })
})

describe('dropPlace', () => {
  it('leaves a thing where it is in the gaps at its own sides', () => {
    expect(dropPlace(1, 1)).toBe(1)
    expect(dropPlace(1, 2)).toBe(1)
  })

  it('counts the places without the thing that is moved', () => {
    expect(dropPlace(0, 3)).toBe(2)
    expect(dropPlace(2, 0)).toBe(0)
  })
})

it.each([
  [2, 0],
  [2, 2],
  [2, 4],
])('from %d the place %d has a gap that leads to it', (from, to) => {
  expect(dropPlace(from, slotFor(from, to))).toBe(to)
})
