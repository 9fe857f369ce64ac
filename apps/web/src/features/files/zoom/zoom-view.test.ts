import { describe, expect, it } from 'vitest'
import { clampToStage, whole, zoomAt, zoomLimits } from './zoom-view.ts'

const picture = { width: 800, height: 600 }
const stage = { width: 1000, height: 700 }
const middle = { x: 0, y: 0 }

describe('a zoomed picture', () => {
  it('grows around the point under the pointer', () => {
    const view = zoomAt(whole, 4, { x: 100, y: 50 }, picture, stage)
    expect(view.scale).toBe(4)
    expect((100 - view.x) / view.scale).toBe(100)
    expect((50 - view.y) / view.scale).toBe(50)
  })

  it('is never smaller than whole nor larger than the most', () => {
    expect(zoomAt(whole, 0.1, middle, picture, stage)).toEqual(whole)
    expect(zoomAt(whole, 100, middle, picture, stage).scale).toBe(zoomLimits.most)
  })

  it('is in the middle again when it fits', () => {
    const near = zoomAt(whole, 4, { x: 300, y: 200 }, picture, stage)
    expect(zoomAt(near, 0.25, { x: -300, y: 0 }, picture, stage)).toEqual(whole)
  })

  it('is dragged no further than to its edge', () => {
    expect(clampToStage({ scale: 2, x: 9_000, y: -9_000 }, picture, stage)).toEqual({
      scale: 2,
      x: 300,
      y: -250,
    })
    expect(clampToStage({ scale: 1, x: 50, y: 50 }, picture, stage)).toEqual(whole)
  })
})
