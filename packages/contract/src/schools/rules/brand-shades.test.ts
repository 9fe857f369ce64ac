import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandShades, contrastOf, textColorOn, readableContrast } from './brand-shades.ts'

const anyColor = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const always = (holds: (color: string) => void) => assert(property(anyColor, holds), { numRuns: 10_000 })

// The lightest and the darkest grounds of both themes that words and controls stand on (tokens.css).
const lightGrounds = ['#ffffff', '#e9ebf1']
const darkGrounds = ['#0c0d10', '#26282d']

describe('a brand colour', () => {
  it('is taken exactly as it was chosen', () => {
    always((chosen) => {
      expect(brandShades(chosen).fill).toBe(chosen)
    })
  })

  it.each([
    ['#ffe600', '#000000'],
    ['#ffffff', '#000000'],
    ['#ff8800', '#000000'],
    ['#000000', '#ffffff'],
    ['#0a7f5c', '#ffffff'],
    ['#3965ff', '#ffffff'],
  ])('turns the words on %s to %s', (chosen, ink) => expect(textColorOn(chosen)).toBe(ink))

  it('has words that can be read on it, also under the pointer', () => {
    always((chosen) => {
      const { fill, hover, pressed, ink } = brandShades(chosen)
      for (const ground of [fill, hover, pressed])
        expect(contrastOf(ground, ink)).toBeGreaterThanOrEqual(readableContrast)
    })
  })

  it('can be told apart under the pointer', () => {
    always((chosen) => {
      const { fill, hover, pressed } = brandShades(chosen)
      expect(new Set([fill, hover, pressed]).size).toBe(3)
    })
  })

  it('has a shade for links and outlines that every ground shows', () => {
    always((chosen) => {
      const { light, dark } = brandShades(chosen)
      for (const [{ text, line, edge }, grounds] of [
        [light, lightGrounds],
        [dark, darkGrounds],
      ] as const)
        for (const ground of grounds) {
          expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(readableContrast)
          expect(contrastOf(line, ground)).toBeGreaterThanOrEqual(3)
          expect(contrastOf(edge ?? chosen, ground)).toBeGreaterThanOrEqual(3)
        }
    })
  })

  it('is its own ink where it can be read, and keeps no edge it does not need', () => {
    const { light } = brandShades('#123456')
    expect(light).toEqual({ text: '#123456', line: '#123456', edge: undefined })
    expect(brandShades('#ffe600').dark).toEqual({ text: '#ffe600', line: '#ffe600', edge: undefined })
  })
})
