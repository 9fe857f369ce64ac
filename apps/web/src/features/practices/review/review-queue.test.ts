import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mostPutAside } from '@lectern/contract/attempts/claim'

const tabWith = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
})
/** As the page has it after a reload of the tab. */
const reload = async () => {
  vi.resetModules()
  return import('./review-queue.ts')
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', tabWith(kept))
})
afterEach(() => vi.unstubAllGlobals())

it('is the same after a reload, and begins anew with another question', async () => {
  const before = await reload()
  before.beginQueue({ course: 7, q: 'Ann', from: '2026-11-01' })
  before.putAside(3)
  before.putAside(5)
  const after = await reload()
  expect(after.readQueue()).toEqual({ asked: { course: 7, q: 'Ann', from: '2026-11-01' }, putAside: [3, 5] })
  after.takeUpAgain()
  expect(after.readQueue().putAside).toEqual([])
  after.beginQueue({})
  expect((await reload()).readQueue()).toEqual({ asked: {}, putAside: [] })
})

it('goes on with the same question, and begins anew with another one', async () => {
  const { goOnWith, putAside, readQueue } = await reload()
  goOnWith({ course: 7 })
  putAside(3)
  goOnWith({ course: 7 })
  expect(readQueue()).toEqual({ asked: { course: 7 }, putAside: [3] })
  goOnWith({ course: 8 })
  expect(readQueue()).toEqual({ asked: { course: 8 }, putAside: [] })
})

it('holds the last ones that were put aside, as many as one search may leave out', async () => {
  const { putAside, readQueue } = await reload()
  for (let id = 1; id <= mostPutAside + 5; id += 1) putAside(id)
  expect(readQueue().putAside).toHaveLength(mostPutAside)
  expect(readQueue().putAside.at(-1)).toBe(mostPutAside + 5)
})

it('takes nothing for a question that is none', async () => {
  kept.set('lectern-review-queue', '{"asked":{"course":"seven","status":"9"},"putAside":["3",4]}')
  expect((await reload()).readQueue()).toEqual({ asked: {}, putAside: [4] })
  kept.set('lectern-review-queue', 'not json')
  expect((await reload()).readQueue()).toEqual({ asked: {}, putAside: [] })
})

it('goes on in memory where the device keeps nothing', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  const { beginQueue, putAside, readQueue } = await reload()
  beginQueue({ quiz: 2 })
  putAside(9)
  expect(readQueue()).toEqual({ asked: { quiz: 2 }, putAside: [9] })
})
