import { expect, test } from 'vitest'
import { pickedAfter } from './picked-after.ts'

const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('of one, the last pressed is picked', () => {
  expect(pickedAfter('one', options, ['a'], 'c')).toEqual(['c'])
  expect(pickedAfter('one', options, ['c'], 'c')).toEqual(['c'])
})

test('of many, a press picks and a second takes back; the order is the question’s', () => {
  expect(pickedAfter('many', options, ['c'], 'a')).toEqual(['a', 'c'])
  expect(pickedAfter('many', options, ['a', 'c'], 'a')).toEqual(['c'])
})
