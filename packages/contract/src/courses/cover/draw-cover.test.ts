import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from './dice.ts'
import { drawCover } from './draw-cover.ts'
import { oklchOf } from './oklch.ts'
import { sparkHue } from './spark-hue.ts'

const printOf = (title: string) => {
  const { layout, ground, neighbour, spark, shapes } = drawCover(title)
  return `${layout} ${ground} ${neighbour} ${spark} ${hashOf(JSON.stringify(shapes)).toString(16)}`
}

// What schools have shown once stays as it was: a change here changes the face of every course without a picture.
it.each([
  ['How to learn: a short course', 'bloom brand 30 0 4632f3e5'],
  ['Хліб на заквасці', 'tiles sand 28 0 f0de6ad8'],
  ['A calm inbox', 'arches deep 44 0 b85ed97f'],
  ['Statistics without fear', 'echo brand 48 1 8bf7b2cc'],
  ['Перші кроки в акварелі', 'hills deep 42 0 893d73a8'],
  ['Read music in a month', 'hills sand 39 1 9b77a10'],
  ['A garden on the balcony', 'arches deep -47 0 89e56002'],
  ['Photography with a phone', 'shelf brand 48 0 8e599091'],
])('%s keeps its cover', (title, print) => {
  expect(printOf(title)).toBe(print)
})

describe('a drawn cover', () => {
  it('is the same whatever spaces and capitals stand around the words', () => {
    expect(drawCover('  Bread  '.trim())).toEqual(drawCover(' BREAD '))
    expect(drawCover('Йод')).toEqual(drawCover('Йод'.normalize('NFD')))
  })

  it('is drawn for any title, with one or two sparks and few shapes', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const { shapes } = drawCover(title)
        expect(shapes.length).toBeLessThan(60)
        const sparks = shapes.filter(({ ink }) => ink === 's').length
        expect(sparks).toBeGreaterThan(0)
        expect(sparks).toBeLessThan(3)
        for (const { d, turn = '' } of shapes) {
          expect(d).toMatch(/^[MHVLCSAZhva0-9 .-]+$/)
          expect(turn).toMatch(/^(translate\([0-9 .-]+\) rotate\([0-9 .-]+\))?$/)
        }
      }),
      { numRuns: 500 },
    )
  })
})

it('sparks are warm on cool colours and cool on warm ones', () => {
  expect(Math.round(oklchOf('#3965ff').h)).toBe(266)
  expect([sparkHue('#3965ff', 0), sparkHue('#3965ff', 1)]).toEqual([78, 38])
  expect([sparkHue('#c2410c', 0), sparkHue('#f2b705', 1)]).toEqual([232, 178])
})
