import { expect, it, test } from 'vitest'
import { barsOf } from './capture/bars.ts'
import { clockText } from './clock-text.ts'
import { chooseFormat, recordingName } from './capture/formats.ts'
import { EmptyRecordingError, faultOf } from './recording-fault.ts'

it('the first format that the browser records is taken, in the order of the document', () => {
  expect(chooseFormat('audio', () => true)).toBe('audio/webm;codecs=opus')
  expect(chooseFormat('audio', (format) => !format.includes('webm'))).toBe('audio/ogg;codecs=opus')
  expect(chooseFormat('video', (format) => format.includes('webm'))).toBe('video/webm;codecs=vp9,opus')
  expect(chooseFormat('video', (format) => format === 'video/webm')).toBe('video/webm')
  expect(chooseFormat('audio', () => false)).toBe('')
})

it('a recording is named by its kind and its beginning', () => {
  expect(recordingName('audio', 1_700_000_000_000, 'audio/webm;codecs=opus')).toBe(
    'audio-recording-1700000000000.webm',
  )
  expect(recordingName('video', 5, 'video/mp4')).toBe('video-recording-5.mp4')
  expect(recordingName('audio', 5, '')).toBe('audio-recording-5.webm')
})

test.each([
  ['NotFoundError', 'not_found'],
  ['NotReadableError', 'busy'],
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
])('%s is %s', (name, fault) => {
  expect(faultOf(new DOMException('', name))).toBe(fault)
})

it('nothing recorded is told by whether anything came at all', () => {
  expect(faultOf(new EmptyRecordingError(true))).toBe('denied')
  expect(faultOf(new EmptyRecordingError(false))).toBe('failed')
})

it('bars are between nothing and all, as many as wanted, also of few levels', () => {
  expect(barsOf(new Uint8Array(128).fill(255), 40)).toEqual(Array.from({ length: 40 }, () => 1))
  expect(barsOf(new Uint8Array(128), 40)).toEqual(Array.from({ length: 40 }, () => 0))
  expect(barsOf(new Uint8Array(16).fill(255), 40)).toHaveLength(40)
  const low = barsOf(
    Uint8Array.from({ length: 128 }, (_, at) => (at < 32 ? 255 : 0)),
    40,
  )
  expect([low[0], low.at(-1)]).toEqual([1, 0])
})

it('a length is minutes and seconds', () => {
  expect([0, 999, 65_000, 600_000].map(clockText)).toEqual(['0:00', '0:00', '1:05', '10:00'])
})
