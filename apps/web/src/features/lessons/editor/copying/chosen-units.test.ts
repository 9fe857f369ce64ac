import { describe, expect, it } from 'vitest'
import { shareOf, wantedIds, withUnits } from './chosen-units.ts'

const section = (...ids: number[]) => ({ info_units: ids.map((id) => ({ id })) })
const sections = [section(1, 2), section(), section(3)]

describe('the units that are copied', () => {
  it('are all of them until one is left out', () => {
    expect(wantedIds(sections, new Set())).toBeUndefined()
    expect(wantedIds(sections, new Set([2]))).toEqual([1, 3])
  })

  it('come and go alone and by sections', () => {
    const without = withUnits(new Set(), [1, 2], false)
    expect(shareOf(section(1, 2), without)).toBe('none')
    const again = withUnits(without, [1], true)
    expect(shareOf(section(1, 2), again)).toBe('some')
    expect(shareOf(section(1, 2), withUnits(again, [2], true))).toBe('all')
  })
})
