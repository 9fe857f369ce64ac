import { expect, test } from 'vitest'
import { queryOf, readStorageSearch, storageOrder, type StorageSearch } from './storage-search.ts'

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

const asked = (search: StorageSearch) =>
  queryOf(search, { order: 'uploaded_at', direction: 'desc', page: 1, perPage: 15 })

test('without a filter the top shows what lies in no folder; with one it searches everywhere', () => {
  expect(asked({}).folder_id).toBe(0)
  expect(asked({ q: 'talk' }).folder_id).toBeUndefined()
  expect(asked({ used: 'no' })).toMatchObject({ folder_id: undefined, is_used: 0 })
  expect(asked({ kind: 'pdf', folder: 7 })).toMatchObject({ folder_id: 7, deep: 1 })
  expect(asked({ folder: 7 }).deep).toBeUndefined()
})

test('the top shows what is in the storage, and what editors or learners brought stands beside its folders', () => {
  expect(asked({}).sources).toBe('storage')
  expect(asked({ folder: 7 }).sources).toBeUndefined()
  expect(asked({ q: 'talk' }).sources).toBeUndefined()
  expect(asked({ source: 'learners' })).toMatchObject({ sources: 'learners', folder_id: undefined })
  expect(asked({ source: 'materials', q: 'talk' }).sources).toBe('materials')
  expect(readStorageSearch({ source: 'storage' }).source).toBeUndefined()
})

test('names begin with A, the rest with the newest or largest', () => {
  expect(storageOrder.first('original_name')).toBe('asc')
  expect(storageOrder.first('bytes')).toBe('desc')
  expect(storageOrder.usual).toBe('uploaded_at')
})
