import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../../../../lib/api/index.ts'
import { getFile } from '../../api.ts'
import { storedFile } from '../../testing/stored-file.ts'
import { waitForFile } from './wait-for-file.ts'

vi.mock('../../api.ts', () => ({ getFile: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a recording is asked about every 2000 ms until it is processed; a lost connection is waited out', async () => {
  const at = (process_status: 'processing' | 'completed', process_progress: number) => ({
    data: storedFile('one', { process_status, process_progress }),
  })
  vi.mocked(getFile)
    .mockResolvedValueOnce(at('processing', 40))
    .mockRejectedValueOnce(new NetworkError())
    .mockResolvedValueOnce(at('completed', 100))
  const progress: number[] = []
  const waiting = waitForFile('one', (percent) => progress.push(percent), new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(getFile).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(getFile).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await waiting).toMatchObject({ process_status: 'completed' })
  expect(progress).toEqual([40])
})
