import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { correlationWithRest } from './correlation.ts'

const attempt = record({ own: integer({ min: 0, max: 300 }), rest: integer({ min: 0, max: 6_000 }) })
type Attempt = { own: number; rest: number }

const groupsOf = (attempts: readonly Attempt[]) =>
  [...Map.groupBy(attempts, ({ own }) => own)].map(([points, all]) => {
    const scores = all.map(({ own, rest }) => own + rest)
    return {
      points,
      count: all.length,
      scores: scores.reduce((sum, each) => sum + each, 0),
      squares: scores.reduce((sum, each) => sum + each ** 2, 0),
    }
  })

/** By its definition: from how far each lies from the mean. */
const byDefinition = (attempts: readonly Attempt[]): number => {
  const mean = (of: (each: Attempt) => number) =>
    attempts.reduce((sum, each) => sum + of(each), 0) / attempts.length
  const [own, rest] = [mean((each) => each.own), mean((each) => each.rest)]
  const spread = (of: (each: Attempt) => number) => Math.sqrt(mean((each) => of(each) ** 2))
  return (
    mean((each) => (each.own - own) * (each.rest - rest)) /
    spread((each) => each.own - own) /
    spread((each) => each.rest - rest)
  )
}

test('sums of groups say the same as the attempts one by one', () => {
  assert(
    property(array(attempt, { minLength: 1, maxLength: 50 }), (attempts) => {
      const isFlat = (of: (each: Attempt) => number) => new Set(attempts.map(of)).size === 1
      const told = correlationWithRest(groupsOf(attempts))
      const expected =
        isFlat(({ own }) => own) || isFlat(({ rest }) => rest) ? null : byDefinition(attempts).toFixed(6)
      expect(told === null ? null : told.toFixed(6).replace('-0.000000', '0.000000')).toBe(
        expected === null ? null : expected.replace('-0.000000', '0.000000'),
      )
    }),
  )
})
