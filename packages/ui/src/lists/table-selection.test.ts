import { expect, test } from 'vitest'
import { selectionState, toggleAll, toggleRow } from './table-selection.ts'

const rows = ['a', 'b', 'c', 'd']
const of = (...ids: string[]) => new Set(ids)

test('tells none, some and all of the rows in sight', () => {
  expect(selectionState(rows, of())).toBe('none')
  expect(selectionState(rows, of('a', 'other-page'))).toBe('some')
  expect(selectionState(rows, of(...rows, 'other-page'))).toBe('all')
  expect(selectionState([], of('a'))).toBe('none')
})

test('selects the rest first, and clears only when all are selected', () => {
  expect(toggleAll(rows, of('b'))).toEqual(of(...rows))
  expect(toggleAll(rows, of(...rows))).toEqual(of())
})

test('leaves the rows of other pages alone', () => {
  expect(toggleAll(rows, of(...rows, 'other-page'))).toEqual(of('other-page'))
})

test('turns one row over', () => {
  expect(toggleRow(rows, of('a'), 'b')).toEqual(of('a', 'b'))
  expect(toggleRow(rows, of('a', 'b'), 'b')).toEqual(of('a'))
})

test('with Shift the rows between take what the pressed one becomes, in both directions', () => {
  expect(toggleRow(rows, of('a'), 'c', 'a')).toEqual(of('a', 'b', 'c'))
  expect(toggleRow(rows, of('d'), 'b', 'd')).toEqual(of('b', 'c', 'd'))
  expect(toggleRow(rows, of(...rows), 'a', 'c')).toEqual(of('d'))
})

test('a start that has left the list counts as no start', () => {
  expect(toggleRow(rows, of(), 'b', 'gone')).toEqual(of('b'))
})

test('never changes the selection it was given', () => {
  const selected = of('a')
  toggleAll(rows, selected)
  toggleRow(rows, selected, 'b')
  expect(selected).toEqual(of('a'))
})
