import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollFiles } from './file-poll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a file that is being prepared is looked at every 2000 ms, also after a look that failed, until it is ready', async () => {
  let looks = 0
  const stop = pollFiles(() => {
    looks += 1
    return Promise.reject(new Error('cut off'))
  })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(looks).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(looks).toBe(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(looks).toBe(3)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(looks).toBe(3)
})
