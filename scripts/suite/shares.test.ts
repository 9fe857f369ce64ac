import { expect, test } from 'vitest'
import { shareCount, shareOf, shuffled, withinBudget } from './shares.ts'

const names = Array.from({ length: 120 }, (_, index) => `journey-${index}`)

test('every journey has one share, and no share is empty', () => {
  expect([...new Set(names.map(shareOf))].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: shareCount }, (_, index) => index),
  )
})

test('an order belongs to its turn', () => {
  expect(shuffled(names, 3)).toEqual(shuffled(names.toReversed(), 3))
  expect(shuffled(names, 3)).not.toEqual(shuffled(names, 4))
})

test('a budget is filled, not passed, and what is left is named', () => {
  const seconds = (name: string) => (name === 'long' ? 50 : 20)
  expect(withinBudget(['one', 'long', 'two', 'three'], seconds, 60)).toEqual({
    taken: ['one', 'two', 'three'],
    left: ['long'],
  })
})
