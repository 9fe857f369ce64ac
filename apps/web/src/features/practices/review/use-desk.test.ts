import { expect, it } from 'vitest'
import { steppedTo, versionBefore } from './use-desk.ts'

it('goes back from version to version, and ends before the first one', () => {
  const versions = [{ id: 3 }, { id: 5 }, { id: 9 }, { id: 12 }]
  expect(versionBefore(versions, 9, undefined)).toBe(5)
  expect(versionBefore(versions, 9, 5)).toBe(3)
  expect(versionBefore(versions, 9, 3)).toBeUndefined()
  expect(versionBefore(versions, 3, undefined)).toBeUndefined()
})

const ids = ['a', 'b', 'c', 'd']

it('leads forward to the next answer that waits, and from the last one to the first', () => {
  expect(steppedTo(ids, ['b', 'd'], 'a', 1)).toBe('b')
  expect(steppedTo(ids, ['b', 'd'], 'b', 1)).toBe('d')
  expect(steppedTo(ids, ['b', 'd'], 'd', 1)).toBe('b')
  expect(steppedTo(ids, ['b', 'd'], null, 1)).toBe('b')
})

it('leads to the answer after where none waits, and stays at the last one', () => {
  expect(steppedTo(ids, [], 'a', 1)).toBe('b')
  expect(steppedTo(ids, [], 'd', 1)).toBe('d')
  expect(steppedTo([], [], null, 1)).toBeUndefined()
})

it('leads back to the answer before, whether it waits or not', () => {
  expect(steppedTo(ids, ['d'], 'd', -1)).toBe('c')
  expect(steppedTo(ids, ['d'], 'a', -1)).toBe('a')
})
