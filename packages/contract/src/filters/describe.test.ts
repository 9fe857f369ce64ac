import { expect, test } from 'vitest'
import { describe } from './describe.ts'
import type { FilterTree } from './tree.ts'

const condition = (field: string) => ({ family: 'guest', field, operator: 'empty' })
const told = (tree: FilterTree) =>
  describe(tree)
    .map((part) => (part.part === 'condition' ? part.field : part.part))
    .join(' ')
const [city, seen, born] = [condition('city'), condition('seen'), condition('born')]

test.each([
  [city, 'city'],
  [{ all: [city, seen] }, 'city and seen'],
  [{ all: [city, { any: [seen, born] }, { not: city }] }, 'city and open seen or born close and not city'],
  [{ not: { any: [city, seen] } }, 'not open city or seen close'],
  [{ all: [{ any: [city] }, { not: { all: [seen] } }] }, 'city and not seen'],
  [
    { any: [{ not: { all: [city, { any: [seen, born] }] } }] },
    'not open city and open seen or born close close',
  ],
])('%j is told as: %s', (tree, sentence) => {
  expect(told(tree)).toBe(sentence)
})
