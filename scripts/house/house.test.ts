import { expect, test } from 'vitest'
import { drawMap } from './map.ts'
import type { SourceFile } from './read-house.ts'
import { touchesOf } from './touches.ts'

const domains = 'apps/server/src/domains'

const house: readonly SourceFile[] = [
  {
    path: `${domains}/weather/weather.tables.ts`,
    text: "export const showers = pgTable('showers', {})",
    imports: [],
  },
  { path: `${domains}/weather/index.ts`, text: 'export const rained = 1', imports: [] },
  {
    path: `${domains}/umbrellas/open.ts`,
    text: "import { rained } from '../weather/index.ts'",
    imports: [{ path: `${domains}/weather/index.ts`, names: ['rained'] }],
  },
]

test('the map tells the tables of a room, what others use of it, and from whom a room imports', () => {
  const map = drawMap(house)
  const [, weather = ''] = map.split('### weather')
  expect(weather).toContain('- Others use: `rained`')
  expect(weather).toContain('- Tables: `showers`')
  expect(map.split('### umbrellas')[1]).toContain('- Imports from: `weather`')
})

test('the map changes when a room takes something new', () => {
  const [tables, door, open] = house
  if (!tables || !door || !open) throw new Error('The house is empty.')
  const taken = { ...open, imports: [{ path: door.path, names: ['rained', 'snowed'] }] }
  expect(drawMap([tables, door, taken])).not.toBe(drawMap(house))
})

test('a thing touches every file that says its name, its own folder once, and its texts', () => {
  const touched = touchesOf(house, {
    words: /\brained\b/,
    folders: [`${domains}/weather`],
    texts: 'weather',
  })
  expect(touched).toEqual([
    `${domains}/umbrellas/open.ts`,
    `${domains}/weather/`,
    'apps/web/src/locales/{en,uk,ru}/weather.json',
  ])
})
