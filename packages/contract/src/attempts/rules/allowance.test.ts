import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Allowance, allowanceOf, type AppliedException, extraSeconds, noAllowance } from './allowance.ts'

const date = fc.option(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  { nil: null },
)
const exception = (isOwn: boolean): fc.Arbitrary<AppliedException> =>
  fc.record({
    extraPercent: fc.integer({ min: 0, max: 400 }),
    extraMinutes: fc.integer({ min: 0, max: 600 }),
    extraAttempts: fc.integer({ min: 0, max: 5 }),
    opensAt: date,
    closesAt: date,
    isOwn: fc.constant(isOwn),
  })
const groups = fc.array(exception(false), { maxLength: 4 })
const owns = fc.array(exception(true), { maxLength: 1 })

const isNoLess = (more: Allowance, less: Allowance): boolean =>
  more.extraPercent >= less.extraPercent &&
  more.extraMinutes >= less.extraMinutes &&
  more.extraAttempts >= less.extraAttempts &&
  (less.closesAt === null || (more.closesAt !== null && more.closesAt >= less.closesAt)) &&
  (less.opensAt === null || (more.opensAt !== null && more.opensAt <= less.opensAt))

test('without exceptions nothing is special', () => {
  expect(allowanceOf([])).toEqual(noAllowance)
})

test('being in one group more takes nothing away', () => {
  fc.assert(
    fc.property(owns, groups, exception(false), (own, some, another) => {
      const [before, after] = [allowanceOf([...own, ...some]), allowanceOf([...own, ...some, another])]
      expect(isNoLess(after, before)).toBe(true)
    }),
  )
})

test('the order in which they were made says nothing', () => {
  fc.assert(
    fc.property(owns, groups, (own, some) => {
      expect(allowanceOf([...some.toReversed(), ...own])).toEqual(allowanceOf([...own, ...some]))
    }),
  )
})

test('one more attempt for a person is one more, whatever their groups have', () => {
  fc.assert(
    fc.property(exception(true), groups, (own, some) => {
      const before = allowanceOf([own, ...some]).extraAttempts
      const more = { ...own, extraAttempts: own.extraAttempts + 1 }
      expect(allowanceOf([more, ...some]).extraAttempts).toBe(before + 1)
    }),
  )
})

test('an own date counts before those of groups', () => {
  fc.assert(
    fc.property(exception(true), groups, (own, some) => {
      const { opensAt, closesAt } = allowanceOf([own, ...some])
      expect({ opensAt, closesAt }).toEqual({
        opensAt: own.opensAt ?? opensAt,
        closesAt: own.closesAt ?? closesAt,
      })
    }),
  )
})

test('a share of the time and minutes are added up, in whole seconds', () => {
  expect(extraSeconds({ ...noAllowance, extraPercent: 25, extraMinutes: 10 }, 3_600)).toBe(1_500)
  expect(extraSeconds({ ...noAllowance, extraPercent: 10 }, 61)).toBe(7)
  expect(extraSeconds(noAllowance, 3_600)).toBe(0)
})
