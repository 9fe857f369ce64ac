import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { createStoredRecordings, type StoredRecording } from './stored-recordings.ts'
import { holdRecording, onRecordingLeft } from './recording-lock.ts'

const recording = (id: string, more: Partial<StoredRecording> = {}): StoredRecording => ({
  ...{ id, person: 'p', kind: 'audio', model: 'courseLesson', name: `${id}.webm`, mimeType: 'audio/webm' },
  ...{ startedAt: 1, length: 2_000, url: null },
  ...more,
})

it('recordings are found by what they are for, and by the page where they were made', async () => {
  const stored = createStoredRecordings()
  await stored.save(recording('of an older version'))
  await stored.save(recording('here', { place: '/lesson/1', startedAt: 2 }))
  await stored.save(recording('film', { place: '/lesson/1', kind: 'video', startedAt: 3 }))
  await stored.save(recording('foreign', { place: '/lesson/1', person: 'q' }))
  const idsOf = async (wanted: Parameters<typeof stored.list>[1]) =>
    (await stored.list('p', wanted)).map(({ id }) => id)
  expect(await idsOf({ place: '/lesson/1' })).toEqual(['film', 'here'])
  expect(await idsOf({ place: '/lesson/2' })).toEqual([])
  expect(await idsOf({ kind: 'audio', model: 'courseLesson' })).toEqual(['here', 'of an older version'])
  await stored.forget('film')
  expect(await idsOf({ place: '/lesson/1' })).toEqual(['here'])
})

it('whoever offers what is left is told when a recording is let go', async () => {
  const told = vi.fn()
  const stop = onRecordingLeft(told)
  const release = holdRecording('one')
  expect(told).not.toHaveBeenCalled()
  release()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  stop()
})
