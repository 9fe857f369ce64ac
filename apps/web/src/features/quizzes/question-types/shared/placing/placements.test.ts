import { expect, test } from 'vitest'
import { put, takenBack } from './placements.ts'

const oneToOne = { onePerPlace: true, shared: false }
const many = { onePerPlace: false, shared: false }
const shared = { onePerPlace: false, shared: true }
const at = (thing: string, place: string) => ({ thing, place })

test('a place that holds one gives up what was there', () => {
  expect(put([at('a', '1'), at('b', '2')], at('c', '1'), oneToOne)).toEqual([at('b', '2'), at('c', '1')])
})

test('a thing leaves the place before, unless things are shared', () => {
  expect(put([at('a', '1')], at('a', '2'), many)).toEqual([at('a', '2')])
  expect(put([at('a', '1')], at('a', '2'), shared)).toEqual([at('a', '1'), at('a', '2')])
})

test('a place of many keeps the others', () => {
  expect(put([at('a', '1')], at('b', '1'), many)).toEqual([at('a', '1'), at('b', '1')])
})

test('a thing that stands there already stands there once', () => {
  expect(put([at('a', '1')], at('a', '1'), shared)).toEqual([at('a', '1')])
})

test('what is taken back leaves its place alone', () => {
  expect(takenBack([at('a', '1'), at('a', '2')], at('a', '1'))).toEqual([at('a', '2')])
})
