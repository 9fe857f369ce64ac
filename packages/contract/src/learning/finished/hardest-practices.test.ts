import { expect, it } from 'vitest'
import { hardestPractices } from './hardest-practices.ts'

const practice = (name: string, tries: number, scores: number | null, max = 10) => ({
  name,
  tries,
  scores,
  max_scores: scores === null ? null : max,
})

it('names what took the most tries, then what brought the fewest points, three at most', () => {
  const hard = hardestPractices([
    practice('at once', 1, 10),
    practice('twice', 2, 10),
    practice('points left', 1, 6),
    practice('thrice', 3, 9),
    practice('twice and points left', 2, 7),
    practice('no points shown', 1, null),
  ])
  expect(hard.map(({ name }) => name)).toEqual(['thrice', 'twice and points left', 'twice'])
})

it('names nothing where everything went at once', () => {
  expect(
    hardestPractices([practice('one', 1, 10), practice('no points', 1, null), practice('of none', 1, 0, 0)]),
  ).toEqual([])
})
