import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollFiles } from './file-poll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a file that is being prepared is looked at every 2000 ms, also after a look that failed, until it is ready', async () => {
  const look = vi.fn(() => Promise.reject(new Error('cut off')))
  const stop = pollFiles(look)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(look).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(look).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(look).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledTimes(3)
})
