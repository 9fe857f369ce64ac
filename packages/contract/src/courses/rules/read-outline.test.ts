import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { courseOutline } from '../outline.ts'
import { readOutline } from './read-outline.ts'

const short = (text: string) =>
  readOutline(text).parts.map(({ module, lessons }) => [module, ...lessons.map(({ title }) => title)])

test.each([
  ['lines alone are lessons', 'Flour\nWater\n\nSalt', [[null, 'Flour', 'Water', 'Salt']]],
  [
    'a heading is a module',
    '# Start\nFlour\n## Bake\nOven',
    [
      ['Start', 'Flour'],
      ['Bake', 'Oven'],
    ],
  ],
  ['so is a line that ends with a colon', 'Start:\n- Flour\n- Water', [['Start', 'Flour', 'Water']]],
  [
    'and a line with indented lines below',
    'Start\n  Flour\n\tWater\nBake\n  Oven',
    [
      ['Start', 'Flour', 'Water'],
      ['Bake', 'Oven'],
    ],
  ],
  [
    'lessons may stand before the first module',
    'Welcome\n# One\n1. Flour\n2) Water',
    [
      [null, 'Welcome'],
      ['One', 'Flour', 'Water'],
    ],
  ],
  ['nothing is written', ' \n#\n - \n', []],
])('%s', (_name, text, parts) => {
  expect(short(text)).toEqual(parts)
})

test('what is too much is counted', () => {
  const read = readOutline(Array.from({ length: 130 }, (_, at) => `Lesson ${at}`).join('\n'))
  expect([read.lessons, read.leftOut]).toEqual([100, 30])
})

test('whatever is written, it is an outline that the server takes', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 3_000 }), (text) => {
      const parts = readOutline(text.replaceAll('\u0000', '')).parts.filter(
        ({ lessons, module }) => module !== null || lessons.length > 0,
      )
      expect(courseOutline.safeParse(parts).success).toBe(true)
    }),
  )
})
