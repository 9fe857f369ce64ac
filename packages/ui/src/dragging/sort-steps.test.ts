import { expect, it } from 'vitest'
import { singleStep, steppedTo } from './sort-steps.ts'

it('a held thing goes by one, by a page or to an end, and no further', () => {
  expect(steppedTo('ArrowDown', 4, 30)).toBe(5)
  expect(steppedTo('ArrowUp', 0, 30)).toBe(0)
  expect(steppedTo('PageDown', 4, 30)).toBe(14)
  expect(steppedTo('PageDown', 25, 30)).toBe(29)
  expect(steppedTo('Home', 25, 30)).toBe(0)
  expect(steppedTo('End', 4, 30)).toBe(29)
  expect(steppedTo('a', 4, 30)).toBeUndefined()
})

it('with Alt a thing goes by one alone', () => {
  expect(singleStep('ArrowUp')).toBe(-1)
  expect(singleStep('Home')).toBeUndefined()
})
