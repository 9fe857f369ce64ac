import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tryAgain } from './try-again.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a library that is not there is asked for again every 200 ms', async () => {
  const load = vi.fn(() => Promise.resolve('library'))
  load.mockRejectedValueOnce(new Error('not yet')).mockRejectedValueOnce(new Error('not yet'))
  const loading = tryAgain(load)
  await vi.advanceTimersByTimeAsync(199)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(await loading).toBe('library')
})

test('and given up when it did not come within five seconds', async () => {
  const load = vi.fn(() => Promise.reject(new Error('never')))
  const outcome = tryAgain(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toEqual(new Error('never'))
  expect(load).toHaveBeenCalledTimes(25)
})
