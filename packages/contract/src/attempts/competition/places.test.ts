import { describe, expect, it } from 'vitest'
import { placesOf } from './places.ts'

const row = (name: string, points: number, usedMs: number) => ({ name, points, usedMs })
const order = (rows: Parameters<typeof placesOf<ReturnType<typeof row>>>[0]) =>
  placesOf(rows).map(({ place, name }) => `${place} ${name}`)

describe('places', () => {
  it('go by points, then by the shorter time', () => {
    expect(order([row('slow', 5, 9_000), row('best', 7, 30_000), row('fast', 5, 4_000)])).toEqual([
      '1 best',
      '2 fast',
      '3 slow',
    ])
  })

  it('are shared by equals, and the next place stays empty', () => {
    expect(
      order([row('a', 5, 4_000), row('b', 5, 4_000), row('c', 5, 4_000), row('d', 1, 1_000), row('e', 9, 1)]),
    ).toEqual(['1 e', '2 a', '2 b', '2 c', '5 d'])
  })

  it('are not decided by less than a tenth of a second, or by how points are added', () => {
    expect(order([row('a', 0.3, 4_010), row('b', 0.1 + 0.2, 3_990)])).toEqual(['1 a', '1 b'])
  })
})
