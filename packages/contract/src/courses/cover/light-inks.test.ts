import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { drawCover } from './draw-cover.ts'
import { lightInks } from './light-inks.ts'
import { hexOf, oklchOf } from './oklch.ts'

const bytesOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

test('a colour comes back from OKLCH as it went in', () => {
  assert(
    property(integer({ min: 0, max: 0xff_ff_ff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`
      const back = bytesOf(hexOf(oklchOf(color)))
      for (const [at, byte] of bytesOf(color).entries())
        expect(Math.abs(byte - (back[at] ?? -9))).toBeLessThanOrEqual(1)
    }),
  )
})

// As Chromium shows the covers of these titles, but for a step of rounding.
test.each([
  [
    'How to learn: a short course',
    '#3965ff',
    'g #3965ff, a #e0ebff, b #b99ff9, c #274be4, d #14286c, s #fbba4a',
  ],
  ['A calm inbox', '#3965ff', 'g #14286c, a #3965ff, b #cb99ee, c #264297, d #d8e5ff, s #fbba4a'],
  ['Statistics without fear', '#0f766e', 'g #0f766e, a #e2eeec, b #94b7cb, c #006059, d #0f3834, s #ffa480'],
])('%s has the inks of the page', (title, color, inks) => {
  const { g, a, b, c, d, s } = lightInks(drawCover(title), color)
  expect(`g ${g}, a ${a}, b ${b}, c ${c}, d ${d}, s ${s}`).toBe(inks)
})
