import { expect, test } from 'vitest'
import { listOfPage } from './list-of-page.ts'

test('a page says under which entry it stands by what its route has loaded', () => {
  expect(listOfPage({ title: 'Day one', list: { href: '/expert/marathons', title: 'x' } })).toBe(
    '/expert/marathons',
  )
})

test.each([undefined, null, 'text', {}, { list: null }, { list: [] }, { list: { href: 1 } }])(
  'a page that says nothing stands where its address says: %j',
  (loaded) => {
    expect(listOfPage(loaded)).toBeUndefined()
  },
)
