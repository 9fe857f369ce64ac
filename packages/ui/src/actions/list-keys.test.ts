import { describe, expect, test } from 'vitest'
import { moveInList, typeInList } from './list-keys.ts'

const stops = [
  { label: 'Duplicate' },
  { label: 'Move', disabled: true },
  { label: 'Delete' },
  { label: 'Download' },
]

describe('moving with the arrows', () => {
  test('goes on to the next stop and past a disabled one', () => {
    expect(moveInList(stops, 0, 'ArrowDown')).toBe(2)
    expect(moveInList(stops, 2, 'ArrowUp')).toBe(0)
  })

  test('goes around the ends', () => {
    expect(moveInList(stops, 3, 'ArrowDown')).toBe(0)
    expect(moveInList(stops, 0, 'ArrowUp')).toBe(3)
  })

  test('enters from outside at the first or the last stop', () => {
    expect(moveInList(stops, -1, 'ArrowDown')).toBe(0)
    expect(moveInList(stops, -1, 'ArrowUp')).toBe(3)
  })

  test('Home and End reach the first and the last that can be chosen', () => {
    expect(moveInList([{ label: 'a', disabled: true }, ...stops], 3, 'Home')).toBe(1)
    expect(moveInList([...stops, { label: 'z', disabled: true }], 0, 'End')).toBe(3)
  })

  test('other keys move nothing, and a list without a reachable stop leads nowhere', () => {
    expect(moveInList(stops, 0, 'Enter')).toBeUndefined()
    expect(moveInList([], -1, 'ArrowDown')).toBeUndefined()
    expect(moveInList([{ label: 'a', disabled: true }], -1, 'ArrowDown')).toBe(-1)
  })
})

describe('typing a beginning', () => {
  test('the same letter again walks through all that start with it', () => {
    expect(typeInList(stops, 0, 'd')).toBe(2)
    expect(typeInList(stops, 2, 'd')).toBe(3)
    expect(typeInList(stops, 3, 'd')).toBe(0)
  })

  test('a longer beginning may stay where it is', () => {
    expect(typeInList(stops, 3, 'do')).toBe(3)
    expect(typeInList(stops, 0, 'DEL')).toBe(2)
  })

  test('passes over disabled stops and says when there is none', () => {
    expect(typeInList(stops, 0, 'm')).toBe(-1)
  })

  test('knows Cyrillic letters in both cases', () => {
    expect(typeInList([{ label: 'Видалити' }, { label: 'Їхати' }], -1, 'ї')).toBe(1)
  })
})
