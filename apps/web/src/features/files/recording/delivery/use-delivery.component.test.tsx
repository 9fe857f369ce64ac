import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { RecorderState } from '../capture/recorder-state.ts'
import type { RecordingEnds } from './send-stored-recording.ts'
import { useDelivery } from './use-delivery.ts'

const deliverWith = async (leaving: AbortController) => {
  const parts = {
    setState: vi.fn<(state: RecorderState) => void>(),
    fail: vi.fn<(told: unknown) => void>(),
    onRecorded: vi.fn<(uuid: string) => void>(),
    signal: leaving.signal,
  }
  const { result } = await renderHook(() => useDelivery(parts))
  await result.current.deliver(async ({ onProgress, take }: RecordingEnds) => {
    onProgress(1)
    await take('one')
  })
  return parts
}

// The network of component tests fails a test that asks how far the file is.
test('a recording is taken once its bytes have arrived, without waiting until it is processed', async () => {
  const { setState, onRecorded, fail } = await deliverWith(new AbortController())
  expect(onRecorded).toHaveBeenCalledExactlyOnceWith('one')
  expect(setState.mock.lastCall).toEqual([{ at: 'saving', percent: 100 }])
  expect(fail).not.toHaveBeenCalled()
})

test('a recording that arrives after its recorder was left is not taken, and stays on the device', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const { onRecorded, fail } = await deliverWith(leaving)
  expect(onRecorded).not.toHaveBeenCalled()
  expect(fail).toHaveBeenCalledWith({ fault: 'unsent' })
})
