import { describe, expect, it } from 'vitest'
import { fittingWidth, stretched } from './image-attributes.ts'

describe('the width of a picture', () => {
  it.each([
    [10, 720, 50],
    [300.6, 720, 301],
    [900, 720, 720],
    [900, 20, 50],
    [9_000, 9_000, 4_000],
  ])('drawn to %d in a room of %d is %d', (width, container, drawn) =>
    expect(fittingWidth(width, container)).toBe(drawn),
  )

  it('is stretched to all the room there is and back to as many pixels', () => {
    expect(stretched(null, 720)).toBe('100%')
    expect(stretched(300, 720)).toBe('100%')
    expect(stretched('100%', 720)).toBe(720)
  })
})
