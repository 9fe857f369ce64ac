import { array, assert, boolean, constantFrom, date, integer, option, property, record } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { FilterClock } from './kinds/date.ts'
import { matches } from './matches.ts'
import { nextFlip } from './next-flip.ts'
import { checked } from './testing/samples.ts'
import type { FilterTree } from './tree.ts'

const zones = ['Europe/Kyiv', 'America/New_York', 'America/Santiago', 'Asia/Kathmandu', 'UTC']
const at = (now: string, zone = 'Europe/Kyiv'): FilterClock => ({ now: new Date(now), zone })
const seen = (operator: string, value: number | string): FilterTree => ({
  family: 'guest',
  field: 'seen',
  operator,
  value,
})
const flipOf = (tree: FilterTree, moment: string | null, clock: FilterClock) =>
  nextFlip(
    checked(tree),
    { guest: { seen: moment === null ? null : new Date(moment) } },
    clock,
  )?.toISOString()

describe('the next flip', () => {
  it.each([
    ['in_last_days', 7, '2026-03-25T10:00:00Z', '2026-04-01T21:00:00.000Z'],
    ['more_than_days_ago', 7, '2026-03-25T10:00:00Z', '2026-04-01T21:00:00.000Z'],
    ['in_next_days', 7, '2026-04-25T10:00:00Z', '2026-04-17T21:00:00.000Z'],
    ['in_next_days', 7, '2026-03-29T10:00:00Z', '2026-03-29T21:00:00.000Z'],
    ['in_last_days', 7, '2026-01-25T10:00:00Z', undefined],
    ['before', '2026-05-01', '2026-04-25T10:00:00Z', undefined],
  ])('of %s %s and %s is %s', (operator, value, moment, flip) => {
    expect(flipOf(seen(operator, value), moment, at('2026-03-29T12:00:00Z'))).toBe(flip)
  })

  it('of nobody seen is none, and that of several conditions is the soonest', () => {
    const clock = at('2026-03-29T12:00:00Z')
    expect(flipOf(seen('in_last_days', 7), null, clock)).toBeUndefined()
    const tree = { any: [seen('in_last_days', 30), { not: seen('in_last_days', 9) }] }
    expect(flipOf(tree, '2026-03-29T10:00:00Z', clock)).toBe('2026-04-07T21:00:00.000Z')
  })
})

const day = 24 * 60 * 60 * 1000
const around = {
  min: new Date('2026-03-20T00:00:00Z'),
  max: new Date('2026-04-10T00:00:00Z'),
  noInvalidDate: true,
}
const condition = record({
  field: constantFrom('seen', 'born'),
  operator: constantFrom('in_last_days', 'more_than_days_ago', 'in_next_days'),
  value: integer({ min: 1, max: 12 }),
  isNegated: boolean(),
})

test('until the next flip the answer is constant', () => {
  let flips = 0
  assert(
    property(
      array(condition, { minLength: 1, maxLength: 3 }),
      record({ now: date(around), zone: constantFrom(...zones) }),
      record({ seen: option(date(around)), born: option(date(around)) }),
      boolean(),
      (conditions, clock, stored, isAny) => {
        const parts = conditions.map(({ isNegated, ...each }) => {
          const part: FilterTree = { family: 'guest', ...each }
          return isNegated ? { not: part } : part
        })
        const filter = checked(isAny ? { any: parts } : { all: parts })
        const guest = { seen: stored.seen, born: stored.born && stored.born.toISOString().slice(0, 10) }
        const answerAt = (moment: number) =>
          matches(filter, { guest }, { now: new Date(moment), zone: clock.zone })
        const flip = nextFlip(filter, { guest }, clock)
        const [from, until] = [clock.now.getTime(), flip?.getTime() ?? clock.now.getTime() + 60 * day]
        const answer = answerAt(from)
        for (let moment = from; moment < until; moment += 7 * 60 * 60 * 1000)
          expect(answerAt(moment)).toBe(answer)
        expect(answerAt(until - 1)).toBe(answer)
        if (flip !== null && answerAt(until) !== answer) flips += 1
      },
    ),
    { numRuns: 300 },
  )
  // Most flips of so few conditions change the answer: a bound that were always too early would show here.
  expect(flips).toBeGreaterThan(50)
})
