import { describe, expect, it } from 'vitest'
import { isTooDeep, listsIn } from './lists-in.ts'

const member = (...value: number[]) => ({ family: 'list', field: 'member', operator: 'any_of', value })

describe('lists in filters', () => {
  it('are found in groups and behind a not', () => {
    expect(listsIn({ all: [member(1, 2), { any: [{ not: member(3) }] }] })).toEqual([1, 2, 3])
    expect(listsIn({ family: 'tag', field: 'has', operator: 'any_of', value: [9] })).toEqual([])
  })

  it('do not ask about themselves, over others either', () => {
    expect(isTooDeep(1, [1], new Map())).toBe(true)
    expect(isTooDeep(1, [2], new Map([[2, [1]]]))).toBe(true)
    expect(isTooDeep(1, [2], new Map([[2, [3]]]))).toBe(false)
  })

  it('are three deep at most', () => {
    const chain = new Map([
      [2, [3]],
      [3, [4]],
      [4, [5]],
    ])
    expect(isTooDeep(1, [3], chain)).toBe(false)
    expect(isTooDeep(1, [2], chain)).toBe(true)
  })
})
