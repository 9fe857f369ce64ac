import { describe, expect, it, test, vi } from 'vitest'
import { tooOldBrowser } from './pdf-support.ts'
import { firstZoom, followsView, pinched, rescale, zoomed, zoomPresets } from './toolbar/pdf-zoom.ts'

describe('zoom', () => {
  it('has the presets of the document and the first one by the width', () => {
    expect(zoomPresets).toHaveLength(12)
    expect([firstZoom(721), firstZoom(722)]).toEqual(['page-fit', 'auto'])
    expect([followsView('page-width'), followsView('1.5')]).toEqual([true, false])
  })

  it('goes by steps of 1.04, there and back, between 0.1 and 10', () => {
    expect(zoomed(1, 1)).toBe(1.04)
    expect(zoomed(1, -1)).toBe(0.96)
    expect(zoomed(0.1, 1)).toBe(0.11)
    expect([zoomed(0.1, -1), zoomed(10, 1), zoomed(9.9, 3)]).toEqual([0.1, 10, 10])
    let scale = 0.1
    for (let steps = 0; steps < 200; steps += 1) scale = zoomed(scale, 1)
    expect(scale).toBe(10)
  })

  it('follows fingers within the same limits', () => {
    expect([pinched(1, 1.5), pinched(1, 0.001), pinched(5, 9)]).toEqual([1.5, 0.1, 10])
  })

  it('is seen at once and drawn sharp after 400 ms, about the point of the fingers', () => {
    const updateScale = vi.fn()
    const viewer = { currentScale: 2, updateScale }
    rescale(viewer, 3)
    expect(updateScale).toHaveBeenLastCalledWith({ scaleFactor: 1.5, drawingDelay: 400 })
    rescale(viewer, 1, [40, 60])
    expect(updateScale).toHaveBeenLastCalledWith({ scaleFactor: 0.5, drawingDelay: 400, origin: [40, 60] })
  })
})

const chrome = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`

test.each([
  [chrome('103.0.0.0'), 'Chrome 103'],
  [chrome('104.0.0.0'), undefined],
  [safari('16.4'), 'Safari 16.4'],
  [safari('16.5'), undefined],
  [safari('15.6.1'), 'Safari 15.6'],
  [safari('17.0'), undefined],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', undefined],
])('%s is too old: %s', (userAgent, browser) => {
  expect(tooOldBrowser(userAgent)).toBe(browser)
})
