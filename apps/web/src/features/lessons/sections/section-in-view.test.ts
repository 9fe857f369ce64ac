import { describe, expect, it } from 'vitest'
import { placeInView, readingLine } from './section-in-view.ts'

const page = { windowHeight: 900, pageHeight: 4500 }

describe('the section in view', () => {
  it('is the first one while none has begun', () => {
    expect(placeInView([300, 1200, 4000], readingLine({ ...page, top: 0 }))).toBe(0)
    expect(placeInView([], 120)).toBe(0)
  })

  it('is the one whose heading an anchor has brought below the bar', () => {
    expect(placeInView([-800, 76, 2900], readingLine({ ...page, top: 100 }))).toBe(1)
  })

  it('is the last one at the end of the page, however short it is', () => {
    expect(placeInView([-3300, -2400, 860], readingLine({ ...page, top: 3600 }))).toBe(2)
  })

  it('is the first one on a page that fits its window, until another one stands at the top', () => {
    const line = readingLine({ top: 0, windowHeight: 900, pageHeight: 900 })
    expect(placeInView([200, 500], line)).toBe(0)
  })
})
