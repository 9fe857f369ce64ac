import { expect, test } from 'vitest'
import { alphaOf, isColor, withAlpha } from './color-parts.ts'
import { toGridPlace } from './grid-place.ts'

test('a colour is six digits, or eight with its alpha; full alpha is left out', () => {
  expect(['#3965ff', '#3965FF80'].every(isColor)).toBe(true)
  expect(['3965ff', '#39f', '#3965f', '#3965ffg', '#3965ff8'].some(isColor)).toBe(false)
  expect(withAlpha('#3965ff', 128)).toBe('#3965ff80')
  expect(withAlpha('#3965ff80', 255)).toBe('#3965ff')
  expect(withAlpha('#3965ff80', 0)).toBe('#3965ff00')
  expect(alphaOf('#3965ff')).toBe(255)
  expect(alphaOf('#3965ff80')).toBe(128)
})

test('arrows go through the rows of a grid and stop at its ends', () => {
  expect(toGridPlace('ArrowDown', 0, 24, 12)).toBe(12)
  expect(toGridPlace('ArrowUp', 0, 24, 12)).toBeUndefined()
  expect(toGridPlace('ArrowRight', 23, 24, 12)).toBeUndefined()
  expect(toGridPlace('End', 3, 24, 12)).toBe(23)
  expect(toGridPlace('Home', 13, 24, 12)).toBe(0)
  expect(toGridPlace('a', 3, 24, 12)).toBeUndefined()
})
