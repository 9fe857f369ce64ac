import { describe, expect, it } from 'vitest'
import { groupOfProduct } from './group-of-product.ts'

const active = { state: 'active', progressPercent: 0, isBegun: false } as const

describe('where a product stands in the learning space', () => {
  it.each([
    ['nothing opened yet', active, 'not_started'],
    ['a lesson opened', { ...active, isBegun: true }, 'learning'],
    ['half of it done', { ...active, isBegun: true, progressPercent: 50 }, 'learning'],
    ['all of it done', { ...active, isBegun: true, progressPercent: 100 }, 'finished'],
    ['frozen in the middle', { ...active, state: 'frozen', progressPercent: 50 }, 'ended'],
    ['over, though finished', { ...active, state: 'expired', progressPercent: 100 }, 'ended'],
    ['not let in yet', { ...active, state: 'waiting' }, 'waiting'],
    ['not paid yet', { ...active, state: 'pending' }, 'waiting'],
  ] as const)('with %s', (_what, standing, group) => {
    expect(groupOfProduct(standing)).toBe(group)
  })
})
