import { expect, test } from 'vitest'
import { withOrigin } from './origin.ts'

const ends = Array.from({ length: 9 }, (_, turn) => ({ id: `${turn}`.repeat(40), time: turn }))
const fault = 'failed: journeys/offers.spec.ts › an offer\nnot there'
const faultsOf = (turn: number, concerned: string[]) =>
  withOrigin({ turn, ends }, concerned, { passed: 3, failed: 1, faults: [fault] }).faults

test('a failure of a changed area says that it was changed', () => {
  expect(faultsOf(9, ['offers'])).toEqual([
    'failed: journeys/offers.spec.ts › an offer\n(what it proves was changed since the last landing)\nnot there',
  ])
})

test('a failure in turn names the landing in which its share ran last', () => {
  expect(faultsOf(9, ['exam'])[0]).toContain('an earlier one: its share ran last with 11111111')
  expect(faultsOf(7, [])[0]).toContain('it ran in no landing before')
})
