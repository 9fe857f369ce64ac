import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { createDatabase, createIndexedStorage } from './indexed-storage.ts'
import { sampleChange } from '../testing/sample-change.ts'

const { seq: _seq, device: _device, ...draft } = sampleChange()
let ids = 0
const open = () =>
  createIndexedStorage(
    createDatabase(() => {
      ids += 1
      return `device-${ids}`
    }),
  )

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('numbers never come twice, not even after everything was taken out', async () => {
  const storage = open()
  const first = await storage.edit('a', () => ({ add: draft }))
  await storage.edit('a', (changes) => ({ remove: changes.map((change) => change.seq) }))
  const second = await storage.edit('a', () => ({ add: draft }))
  expect([first.added?.seq, second.added?.seq]).toEqual([1, 2])
})

test('the next visit finds changes, numbers and the id of the device', async () => {
  const before = open()
  const { added, changes } = await before.edit('a', () => ({ add: draft }))
  before.close()
  const after = open()
  expect(await after.read('a')).toEqual([added])
  expect(changes).toEqual([added])
  expect(await after.device()).toBe(added?.device)
})

test('a profile that the browser has emptied counts anew, under another id', async () => {
  const before = await open().device()
  globalThis.indexedDB = new IDBFactory()
  expect(await open().device()).not.toBe(before)
})

test('people see their own changes alone', async () => {
  const storage = open()
  await storage.edit('a', () => ({ add: draft }))
  await storage.edit('b', (changes) => ({
    add: { ...draft, person: 'b' },
    remove: changes.map(({ seq }) => seq),
  }))
  expect((await storage.read('a')).map(({ person }) => person)).toEqual(['a'])
  expect((await storage.read('b')).map(({ person }) => person)).toEqual(['b'])
})

test('an edit answers what is kept after it', async () => {
  const storage = open()
  await storage.edit('a', () => ({ add: draft }))
  await storage.edit('a', () => ({ add: { ...draft, entity: 'two' } }))
  const { changes } = await storage.edit('a', ([first, second]) => ({
    add: { ...draft, entity: 'three' },
    remove: first ? [first.seq] : [],
    put: second ? [{ ...second, attempts: 1 }] : [],
  }))
  expect(changes).toEqual(await storage.read('a'))
  expect(changes.map(({ entity, attempts }) => `${entity} ${attempts}`)).toEqual(['two 1', 'three 0'])
})
