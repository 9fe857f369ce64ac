import { describe, expect, it } from 'vitest'
import { groupOfProduct, stateAt } from './group-of-product.ts'

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

describe('an enrolment with an end', () => {
  const endsAt = new Date('2026-05-01T00:00:00Z')

  it('is over from that moment on', () => {
    expect(stateAt({ state: 'active', endsAt }, new Date('2026-04-30T23:59:59Z'))).toBe('active')
    expect(stateAt({ state: 'active', endsAt }, endsAt)).toBe('expired')
  })

  it('stays frozen while it is frozen', () => {
    expect(stateAt({ state: 'frozen', endsAt }, new Date('2026-06-01T00:00:00Z'))).toBe('frozen')
  })
})
