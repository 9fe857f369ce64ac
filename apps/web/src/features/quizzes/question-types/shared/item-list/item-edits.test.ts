import { expect, test } from 'vitest'
import { removeItem, restoreItem, writeItem } from './item-edits.ts'

const item = (id: string, text = id) => ({ id, text })
const items = [item('a'), item('b'), item('c')]
let made = 0
const make = () => item(`new-${(made += 1)}`, '')
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)

test('pasted lines become items behind the one that they were pasted into', () => {
  expect(texts(writeItem(items, 1, 'b1\r\n  b2 \n\nb3', make))).toEqual(['a', 'b1', 'b2', 'b3', 'c'])
})

test('pasted lines go into the blank items behind before there are new ones', () => {
  const fresh = [item('a', ''), item('b', ''), item('c', ''), item('d')]
  const written = writeItem(fresh, 0, 'one\ntwo\nthree\nfour', make)
  expect(texts(written)).toEqual(['one', 'two', 'three', 'four', 'd'])
  expect(written.slice(0, 3).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(texts(writeItem(fresh, 0, 'one\ntwo', make))).toEqual(['one', 'two', '', 'd'])
  expect(texts(writeItem(fresh, 0, 'one\ntwo\nthree\nfour', make, 4))).toEqual(['one', 'two', 'three', 'd'])
})

test('a list takes no more lines than it has room for', () => {
  expect(texts(writeItem(items, 2, 'c\nd\ne', make, 4))).toEqual(['a', 'b', 'c', 'd'])
})

test('the caret goes to the item before a removed one, from the first to the next', () => {
  expect(removeItem(items, 2)).toEqual({ items: items.slice(0, 2), focus: 'b' })
  expect(removeItem(items, 0).focus).toBe('b')
})

test('a removed item comes back to its place, once', () => {
  const { items: left } = removeItem(items, 1)
  expect(restoreItem(left, 1, item('b'))).toEqual(items)
  expect(restoreItem(items, 1, item('b'))).toEqual(items)
  expect(restoreItem([], 1, item('b'))).toEqual([item('b')])
})
