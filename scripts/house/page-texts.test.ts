import { expect, test } from 'vitest'
import { findMissingTexts } from './page-texts.ts'
import type { SourceFile } from './read-house.ts'

const source = (path: string, text: string, imports: Record<string, string[]> = {}): SourceFile => ({
  path,
  text,
  imports: Object.entries(imports).map(([target, names]) => ({ path: target, names })),
})
const page = (text: string, imports: Record<string, string[]>) =>
  source('apps/web/src/routes/expert/offers.tsx', text, imports)
const part = source('offers/list.tsx', "t('offers.title')")
const groups = ['offers', 'courses']

test('a page that shows a text of a group which it does not load is named with the source of the text', () => {
  const sources = [page('', { 'offers/list.tsx': ['List'] }), part]
  expect(findMissingTexts(sources, groups)).toEqual([
    'apps/web/src/routes/expert/offers.tsx shows "offers" (offers/list.tsx) and does not load it',
  ])
})

test.each([
  ['the page loads', [page("texts: ['offers']", { 'offers/list.tsx': ['List'] }), part]],
  [
    'a page around it loads',
    [
      page('', { 'offers/list.tsx': ['List'] }),
      source('apps/web/src/routes/expert/route.tsx', "texts: ['offers']"),
      part,
    ],
  ],
  [
    'a part asks for on the way',
    [
      page('', { 'offers/late.tsx': ['Late'] }),
      source('offers/late.tsx', "useNeededTexts('courses', 'offers')", { 'offers/list.tsx': ['List'] }),
      part,
    ],
  ],
])('a group that %s is not missing', (_way, sources) => {
  expect(findMissingTexts(sources, groups)).toEqual([])
})

test('a part that is loaded later counts, another name of the same door does not', () => {
  const door = source(
    'offers/index.ts',
    "export { List } from './list.tsx'\nexport { price } from '../money/price.ts'\n",
    { 'offers/list.tsx': ['List'], 'money/price.ts': ['price'] },
  )
  expect(findMissingTexts([page('', { 'offers/index.ts': ['price'] }), door, part], groups)).toEqual([])
  const late = page("lazily(() => import('../../../../../offers/list.tsx'))", {})
  expect(findMissingTexts([late, part], groups)).toHaveLength(1)
})
