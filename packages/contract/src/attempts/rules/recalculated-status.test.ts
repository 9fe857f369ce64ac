import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptStatus } from '../attempt.ts'
import { recalculatedStatus } from './recalculated-status.ts'

const status = fc.constantFrom(...Object.values(attemptStatus))
const settings = fc.record({ check_type: fc.constantFrom('auto_accept', 'auto_by_score', 'manual' as const) })
const byScore = { check_type: 'auto_by_score' } as const

test('what a person decided stays, whatever the points say', () => {
  fc.assert(
    fc.property(status, status, settings, (statusId, counted, rules) => {
      expect(recalculatedStatus({ statusId, isDecided: true }, counted, rules)).toBe(statusId)
    }),
  )
})

test('nothing goes back to waiting for a person', () => {
  fc.assert(
    fc.property(status, fc.boolean(), settings, (statusId, isDecided, rules) => {
      const after = recalculatedStatus({ statusId, isDecided }, attemptStatus.underCheck, rules)
      expect(after).toBe(statusId)
    }),
  )
})

test('points decide where they did before', () => {
  const { passed, failed, underCheck } = attemptStatus
  const of = (statusId: typeof failed | typeof underCheck) =>
    recalculatedStatus({ statusId, isDecided: false }, passed, byScore)
  expect([of(failed), of(underCheck)]).toEqual([passed, passed])
  expect(recalculatedStatus({ statusId: passed, isDecided: false }, failed, byScore)).toBe(failed)
})
