import { transactionStates } from '@lectern/contract/payments/transactions'
import { describe, expect, it } from 'vitest'
import { isAdvance, isOpen } from './next-state.ts'

const outcome = (told: readonly (typeof transactionStates)[number][]) =>
  told.reduce((state, next) => (isAdvance(state, next) ? next : state), 'created')

describe('what a provider says of an attempt', () => {
  it('ends in the same state in whatever order and however often it is told', () => {
    const story = ['processing', 'failed', 'succeeded', 'expired', 'processing'] as const
    for (let round = 0; round < 200; round++) {
      const told = [...story, ...story].toSorted(() => ((round * 7_919) % 13) - 6)
      expect(outcome(told)).toBe('succeeded')
    }
  })

  it('never lowers money that came, and lets late money count', () => {
    for (const state of transactionStates) expect(isAdvance('succeeded', state)).toBe(false)
    for (const late of ['expired', 'failed', 'cancelled'] as const)
      expect(isAdvance(late, 'succeeded')).toBe(true)
  })

  it('is open until it failed, was over, differed or came', () => {
    expect(transactionStates.filter(isOpen)).toEqual(['created', 'processing', 'unknown'])
  })
})
