import { expect, test } from 'vitest'
import { createFallbackStorage } from './fallback-storage.ts'
import { createMemoryStorage } from './memory-storage.ts'
import type { OutboxStorage } from './storage.ts'
import { sampleChange } from '../testing/sample-change.ts'

const { seq: _seq, device: _device, ...draft } = sampleChange({ id: 'new' })

/** A device that can be read, and written only while `full` is false. */
const fillableDevice = () => {
  const real = createMemoryStorage('device-1', [sampleChange()])
  const state = { full: false }
  const storage: OutboxStorage = {
    ...real,
    durable: true,
    edit: (person, decide) =>
      state.full
        ? Promise.reject(new DOMException('No room', 'QuotaExceededError'))
        : real.edit(person, decide),
  }
  return { storage, state, real }
}

const ids = async (storage: OutboxStorage) => (await storage.read('a')).map((change) => change.id)

test('is the device as long as the device works', async () => {
  const { storage, real } = fillableDevice()
  const safe = createFallbackStorage(
    storage,
    () => 'memory-1',
    () => {},
  )
  await safe.edit('a', () => ({ add: draft }))
  expect(await ids(real)).toEqual(['id-1', 'new'])
  expect(safe.durable).toBe(true)
})

test('goes on in memory when the device is full, with all that was there, and says so', async () => {
  const { storage, state } = fillableDevice()
  const told: unknown[] = []
  const safe = createFallbackStorage(
    storage,
    () => 'memory-1',
    (error) => told.push(error),
  )
  state.full = true
  await safe.edit('a', () => ({ add: draft }))
  expect(await ids(safe)).toEqual(['id-1', 'new'])
  expect(safe.durable).toBe(false)
  expect(told).toHaveLength(1)
  expect((await safe.read('a')).map((change) => change.device)).toEqual(['device-1', 'memory-1'])
})

test('takes what was acknowledged out of the device too, so that no later visit sends it again', async () => {
  const { storage, state, real } = fillableDevice()
  const safe = createFallbackStorage(
    storage,
    () => 'memory-1',
    () => {},
  )
  state.full = true
  await safe.edit('a', () => ({ add: draft }))
  state.full = false
  await safe.edit('a', () => ({ remove: [1] }))
  expect(await ids(safe)).toEqual(['new'])
  expect(await ids(real)).toEqual([])
})
