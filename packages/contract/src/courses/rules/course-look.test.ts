import { expect, it } from 'vitest'
import { courseLook } from './course-look.ts'

it.each([
  [{}, {}],
  [{ family: null, size: null, height: null }, {}],
  [{ family: 'Georgia' }, { '--course-face': "Georgia,'Gelasio','DejaVu Serif',serif" }],
  [{ family: 'Papyrus, fantasy' }, { '--course-face': 'Papyrus, fantasy' }],
  [
    { size: '20px' },
    { '--reading-size': 'calc(1.25rem * var(--reading-scale, 1))', '--reading-leading': '1.65' },
  ],
  [
    { size: 400, height: '1.5' },
    { '--reading-size': 'calc(2.5rem * var(--reading-scale, 1))', '--reading-leading': '1.5' },
  ],
  [{ height: 0.1 }, { '--reading-leading': '1' }],
  [{ size: 'huge', height: '' }, {}],
])('%j is shown as %j', (styles, look) => {
  expect(courseLook(styles)).toEqual(look)
})
