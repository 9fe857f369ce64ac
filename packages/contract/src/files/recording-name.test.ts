import { expect, it } from 'vitest'
import { readRecordingName, recordingFileName } from './recording-name.ts'

it('the name of a recording tells when it began', () => {
  const startedAt = Date.UTC(2026, 10, 22, 14, 5)
  const name = recordingFileName('audio', startedAt, 'webm')
  expect(name).toBe(`audio-recording-${startedAt}.webm`)
  expect(readRecordingName(name)).toEqual({ kind: 'audio', startedAt: new Date(startedAt) })
  expect(readRecordingName(`video-recording-${startedAt}.mp4`)?.kind).toBe('video')
})

it.each([
  'audio-recording-5.webm',
  'my audio-recording-1700000000000.webm',
  'audio-recording.webm',
  'one.mp3',
])('%s is a name like any other', (name) => {
  expect(readRecordingName(name)).toBeNull()
})
