import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAllowance } from './allowance.ts'
import { practiceAccess, type PracticeFacts } from './practice-access.ts'

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
const date = fc.option(moment, { nil: null })
const text = date.map((at) => at?.toISOString() ?? null)
const facts: fc.Arbitrary<PracticeFacts> = fc.record({
  opening: fc.record({
    opens_at: text,
    after_quiz_id: fc.constantFrom(null, 7),
    closes_at: text,
  }),
  allowance: fc.record({ opensAt: date, closesAt: date }),
  hasPassedEarlier: fc.boolean(),
  now: moment,
})

const noon = new Date('2026-05-04T12:00:00.000Z')
const before = new Date(noon.getTime() - 1)
const at = (opening: Partial<PracticeFacts['opening']>, now: Date, more: Partial<PracticeFacts> = {}) =>
  practiceAccess({
    opening: { opens_at: null, after_quiz_id: null, closes_at: null, ...opening },
    allowance: noAllowance,
    hasPassedEarlier: false,
    now,
    ...more,
  }).state

test('without dates it is always open', () => {
  fc.assert(
    fc.property(moment, (now) => {
      expect(at({}, now)).toBe('open')
    }),
  )
})

test('it opens and closes to the millisecond', () => {
  const [opens_at, closes_at] = [noon.toISOString(), noon.toISOString()]
  expect([at({ opens_at }, before), at({ opens_at }, noon)]).toEqual(['blocked', 'open'])
  expect([at({ closes_at }, before), at({ closes_at }, noon)]).toEqual(['open', 'closed'])
})

test('after another practice it waits for the pass, and for the date where there is one', () => {
  const opens_at = noon.toISOString()
  expect(at({ after_quiz_id: 7 }, noon)).toBe('blocked')
  expect(at({ after_quiz_id: 7 }, noon, { hasPassedEarlier: true })).toBe('open')
  expect(at({ after_quiz_id: 7, opens_at }, before, { hasPassedEarlier: true })).toBe('blocked')
  expect(at({ after_quiz_id: 7, opens_at }, noon)).toBe('blocked')
})

test('what a person was given counts instead of the dates of everybody', () => {
  const allowance = { opensAt: null, closesAt: new Date(noon.getTime() + 1000) }
  expect(at({ closes_at: noon.toISOString() }, noon, { allowance })).toBe('open')
})

test('time closes and never opens again, and a pass never closes', () => {
  fc.assert(
    fc.property(facts, fc.nat(), (given, later) => {
      const now = practiceAccess(given).state
      const then = practiceAccess({ ...given, now: new Date(given.now.getTime() + later) }).state
      expect(now === 'closed' && then !== 'closed').toBe(false)
      expect(now === 'open' && then === 'blocked').toBe(false)
      const passed = practiceAccess({ ...given, hasPassedEarlier: true }).state
      expect(now === 'open' && passed !== 'open').toBe(false)
    }),
  )
})
