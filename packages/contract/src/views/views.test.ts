import { expect, test } from 'vitest'
import { listViewChange, newListView, viewLimits } from './views.ts'

const fits = (body: object) => newListView.safeParse({ name: 'Buyers', ...body }).success

test('a view is personal and asks nothing until it says otherwise', () => {
  expect(newListView.parse({ name: ' Buyers ' })).toEqual({
    name: 'Buyers',
    is_shared: false,
    query: {},
    columns: null,
  })
})

test.each([
  [{ name: '' }],
  [{ name: 'x'.repeat(viewLimits.nameLength + 1) }],
  [{ name: 'two\nlines' }],
  [{ query: { tag: '' } }],
  [{ query: { Tag: '1' } }],
  [{ query: { filter: 'x'.repeat(viewLimits.partLength + 1) } }],
  [{ query: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${'x'.repeat(at)}`, '1'])) }],
  [{ columns: ['city', 'city'] }],
  [{ columns: ['field.0'] }],
  [{ columns: ['field.x'] }],
  [{ columns: Array.from({ length: viewLimits.columns + 1 }, (_, at) => `field.${at + 1}`) }],
  [{ position: -1 }],
  [{ owner: 5 }],
])('a view does not take %j', (body) => {
  expect(fits(body)).toBe(false)
})

test('a view takes columns of the list and own fields, in their order', () => {
  expect(fits({ query: { tag: '3', sort: 'name' }, columns: ['field.17', 'city'] })).toBe(true)
  expect(listViewChange.parse({ columns: null })).toEqual({ columns: null })
})
