import { expect, test } from 'vitest'
import { dependentsOf } from './dependents.ts'

/** A source with the names that it imports from each file. */
const source = (path: string, imports: Record<string, string[]>, text = '') => ({
  ...{ path, text },
  imports: Object.entries(imports).map(([target, names]) => ({ path: target, names })),
})

test('a change reaches those who import it through others', () => {
  const sources = [source('b.ts', { 'a.ts': ['a'] }), source('c.ts', { 'b.ts': ['b'] }), source('d.ts', {})]
  expect(dependentsOf(sources, ['a.ts'])).toEqual(['b.ts', 'c.ts'])
})

test('a file that imports another name of a door is not reached', () => {
  const door = source(
    'room/index.ts',
    { 'room/a.ts': ['a'], 'room/b.ts': ['b'] },
    "export { a } from './a.ts'\nexport { type b as bee } from './b.ts'\n",
  )
  const sources = [
    door,
    source('one.ts', { 'room/index.ts': ['a'] }),
    source('two.ts', { 'room/index.ts': ['bee'] }),
  ]
  expect(dependentsOf(sources, ['room/a.ts'])).toEqual(['one.ts', 'room/index.ts'])
  expect(dependentsOf(sources, ['room/b.ts'])).toEqual(['room/index.ts', 'two.ts'])
})

test('what is loaded late is reached too', () => {
  const page = source('web/page.tsx', {}, "const part = lazy(() => import('./part.tsx'))")
  expect(dependentsOf([page], ['web/part.tsx'])).toEqual(['web/page.tsx'])
})
