import { expect, test } from 'vitest'
import { landingOf } from './landings.ts'

const minutes = 60
const hours = 60 * minutes

/** Commits at these times, the newest first, named by their time. */
const at = (...times: number[]) => times.toSorted((a, b) => b - a).map((time) => ({ id: `at ${time}`, time }))

test('a pause between commits begins the next landing', () => {
  const landing = landingOf(at(0, 10 * minutes, 5 * hours, 5 * hours + 20 * minutes))
  expect(landing.turn).toBe(1)
  expect(landing.base?.id).toBe(`at ${10 * minutes}`)
})

test('a short break within one piece of work hides none of it', () => {
  const landing = landingOf(at(0, 6 * hours, 7 * hours, 8 * hours))
  expect(landing.base?.id).toBe('at 0')
  expect(landing.ends.map(({ id }) => id)).toEqual(['at 0', `at ${6 * hours}`, `at ${7 * hours}`])
})

test('a repository with one landing has no base', () => {
  expect(landingOf(at(0, minutes))).toEqual({ turn: 0, ends: [] })
})
