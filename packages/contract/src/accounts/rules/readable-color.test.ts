import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, readableColor, readableContrast } from './readable-color.ts'

const anyColor = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a brand colour', () => {
  it('can always be read, on a white page and under its own text', () => {
    assert(
      property(anyColor, (chosen) => {
        const { color, text } = readableColor(chosen)
        expect(contrastOf(color, '#ffffff')).toBeGreaterThanOrEqual(readableContrast)
        expect(contrastOf(color, text)).toBeGreaterThanOrEqual(readableContrast)
      }),
      { numRuns: 10_000 },
    )
  })

  it('is kept when it can be read', () => {
    assert(
      property(anyColor, (chosen) => {
        const { color, isReplaced } = readableColor(chosen)
        expect(isReplaced).toBe(contrastOf(chosen, '#ffffff') < readableContrast)
        expect(color === chosen).toBe(!isReplaced)
      }),
    )
  })

  it('stays the same for what is already shown', () => {
    const { color } = readableColor('#ffcc00')
    expect(readableColor(color)).toEqual({ color, text: '#ffffff', isReplaced: false })
  })
})
