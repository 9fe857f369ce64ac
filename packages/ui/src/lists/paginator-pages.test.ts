import { describe, expect, test } from 'vitest'
import { paginatorStops } from './paginator-pages.ts'

test('shows every page while they are few', () => {
  expect(paginatorStops(1, 1)).toEqual([1])
  expect(paginatorStops(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('shows the first, the last and those around the current one', () => {
  expect(paginatorStops(6, 20)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 20])
})

test('near an end there is one gap only', () => {
  expect(paginatorStops(2, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20])
  expect(paginatorStops(19, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20])
})

test('a page outside the range counts as its nearest end, and no pages give no stops', () => {
  expect(paginatorStops(99, 20)).toEqual(paginatorStops(20, 20))
  expect(paginatorStops(0, 20)).toEqual(paginatorStops(1, 20))
  expect(paginatorStops(1, 0)).toEqual([])
})

describe.each([8, 9, 25])('with %i pages', (last) => {
  const pages = Array.from({ length: last }, (_each, at) => at + 1)

  test('always holds the first, the current and the last, and as many stops on every page', () => {
    for (const page of pages) {
      const stops = paginatorStops(page, last)
      expect(stops).toEqual(expect.arrayContaining([1, page, last]))
      expect(stops).toHaveLength(7)
    }
  })

  test('a gap never hides a single page', () => {
    for (const page of pages) {
      const stops = paginatorStops(page, last)
      stops.forEach((stop, at) => {
        if (typeof stop === 'number') return
        const [before, after] = [stops[at - 1], stops[at + 1]]
        expect(Number(after) - Number(before)).toBeGreaterThan(2)
      })
    }
  })
})
