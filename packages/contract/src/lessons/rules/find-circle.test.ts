import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAnyCircle, findCircle, lessonsInCircles } from './find-circle.ts'

const graph = (edges: Record<number, number[]>) =>
  new Map(Object.entries(edges).map(([id, after]) => [Number(id), after]))

describe('a circle of lessons', () => {
  it.each([
    [{ 1: [1] }, [1, 1]],
    [{ 1: [2], 2: [1] }, [1, 2, 1]],
    [{ 1: [2, 5], 2: [3], 3: [4], 4: [1], 5: [] }, [1, 2, 3, 4, 1]],
    [{ 1: [2, 3], 2: [4], 4: [1], 3: [1] }, [1, 3, 1]],
  ])('of %j is named by its shortest way', (edges, way) => {
    expect(findCircle(1, graph(edges))).toEqual(way)
  })

  it.each([[{}], [{ 1: [] }], [{ 1: [2, 3], 2: [4], 3: [4] }], [{ 1: [2], 2: [3], 3: [2] }]])(
    'is not seen where %j does not come back',
    (edges) => {
      expect(findCircle(1, graph(edges))).toBeNull()
    },
  )

  it('is found among any lessons, and each step of its way is there', () => {
    const ids = integer({ min: 1, max: 12 })
    assert(
      property(array(tuple(ids, array(ids, { maxLength: 4 })), { maxLength: 12 }), (entries) => {
        const after = new Map(entries)
        const way = findCircle(1, after)
        const steps = way?.slice(1).map((id, at) => after.get(way[at] ?? 0)?.includes(id))
        expect(steps?.every(Boolean) ?? true).toBe(true)
        expect([way?.[0] ?? 1, way?.at(-1) ?? 1]).toEqual([1, 1])
      }),
    )
  })
})

it('holds some lessons, and not those that only wait for them', () => {
  expect([...lessonsInCircles(graph({ 1: [2], 2: [3], 3: [2], 4: [4], 5: [] }))]).toEqual([2, 3, 4])
  expect([...lessonsInCircles(graph({ 1: [2], 2: [] }))]).toEqual([])
})

it('is found wherever it is, and nowhere where none is', () => {
  const ids = integer({ min: 1, max: 12 })
  assert(
    property(array(tuple(ids, array(ids, { maxLength: 3 })), { maxLength: 12 }), (entries) => {
      const after = new Map(entries)
      const inCircle = [...after.keys()].some((id) => findCircle(id, after) !== null)
      const way = findAnyCircle(after)
      expect(way).toEqual(inCircle ? findCircle(way?.[0] ?? 0, after) : null)
    }),
    { numRuns: 1000 },
  )
})
