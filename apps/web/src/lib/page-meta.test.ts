import { expect, test } from 'vitest'
import { keepTitle, pageMeta } from './page-meta.ts'
import { createI18n } from './texts/texts.ts'

const texts = { i18n: createI18n('en', {}) }
const under = (routeId: string, name: string) => ({ routeId, loaderData: { school: { name } } })
const titleOf = (title: string, matches: ReturnType<typeof under>[], schoolName?: string) =>
  pageMeta({ match: { context: { texts, schoolName } }, matches }, { title: { text: title } }).meta[0]

test.each([
  [
    'Lesson 1 · Baking',
    [under('/_learner', 'Corner bakery')],
    undefined,
    'Lesson 1 · Baking · Corner bakery',
  ],
  ['Sign in', [under('/_enter', 'Corner bakery')], undefined, 'Sign in · Corner bakery'],
  ['Corner bakery', [under('/_learner', 'Corner bakery')], undefined, 'Corner bakery'],
  ['Baking', [], 'Corner bakery', 'Baking · Corner bakery · Lectern'],
  ['Open your school', [], undefined, 'Open your school · Lectern'],
])('%s', (title, matches, worked, whole) => {
  expect(titleOf(title, matches, worked)).toEqual({ title: whole })
})

test('a page on its way leaves the title that stands there, whatever page that is', () => {
  let standing = ''
  const meta = [{ title: 'Online school · Lectern' }, { name: 'robots', content: 'noindex' }]
  const [title, robots] = keepTitle({ meta }, () => standing).meta
  expect(title).toEqual({ title: 'Online school · Lectern' })
  expect(robots).toEqual(meta[1])
  for (standing of ['Lesson 1 · Baking', 'Lesson 2 · Baking']) expect(title).toEqual({ title: standing })
})
