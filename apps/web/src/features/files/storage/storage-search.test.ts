import { expect, test } from 'vitest'
import { queryOf, readStorageSearch } from './storage-search.ts'

test('an address says what is searched, and nonsense in it says nothing', () => {
  const address = {
    q: ' 12 ',
    kind: 'video',
    used: 'no',
    folder: '7',
    page: '2',
    order: 'bytes',
    file: 'x',
    direction: 'up',
  }
  expect(readStorageSearch(address)).toMatchObject({
    q: '12',
    kind: 'video',
    used: 'no',
    folder: 7,
    page: 2,
    order: 'bytes',
    file: undefined,
    direction: undefined,
  })
})

test('without a filter the top shows what lies in no folder; with one it searches everywhere', () => {
  expect(queryOf({}).folder_id).toBe(0)
  expect(queryOf({ q: 'talk' }).folder_id).toBeUndefined()
  expect(queryOf({ used: 'no' })).toMatchObject({ folder_id: undefined, is_used: 0 })
  expect(queryOf({ kind: 'pdf', folder: 7 })).toMatchObject({ folder_id: 7, deep: 1 })
  expect(queryOf({ folder: 7 }).deep).toBeUndefined()
})

test('names begin with A, the rest with the newest or largest', () => {
  expect(queryOf({ order: 'original_name' }).direction).toBe('asc')
  expect(queryOf({ order: 'bytes' }).direction).toBe('desc')
  expect(queryOf({}).direction).toBe('desc')
})
