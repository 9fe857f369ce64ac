import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginRecording } from './begin-recording.ts'
import { EmptyRecordingError } from '../recording-fault.ts'

/** The browser's recorder, as far as ours uses it. */
class Recorder extends EventTarget {
  static made = new Array<Recorder>()
  static isTypeSupported = () => true
  state = 'inactive'
  readonly mimeType = 'audio/webm;codecs=opus'
  slice = 0
  constructor() {
    super()
    Recorder.made.push(this)
  }
  start(slice: number) {
    this.state = 'recording'
    this.slice = slice
  }
  pause() {
    this.state = 'paused'
  }
  resume() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    queueMicrotask(() => this.dispatchEvent(new Event('stop')))
  }
  say(text: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
  }
}

let ended = 0
class Stream {
  getTracks = () => [
    {
      stop: () => {
        ended += 1
      },
    },
  ]
}

beforeEach(() => {
  Recorder.made = []
  ended = 0
  vi.useFakeTimers()
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('MediaStream', Stream)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (lengths: number[] = []) => {
  const { begun: recording, recorder, stored } = begin(lengths)
  return { recording, recorder, stored }
}

const begin = (lengths: number[] = []) => {
  const stored: string[] = []
  const done = () => Promise.resolve()
  const recording = beginRecording({
    kind: 'audio',
    model: 'courseLesson',
    person: '7',
    stream: new MediaStream(),
    stored: {
      list: () => Promise.resolve([]),
      slices: () => Promise.resolve([]),
      save: () => {
        stored.push('noted')
        return done()
      },
      add: ({ name }, at) => {
        stored.push(`${name.replace(/\d+/, 'N')} ${at}`)
        return done()
      },
      forget: () => {
        stored.push('forgotten')
        return done()
      },
    },
    onLength: (length) => lengths.push(length),
    onEnded: (recorded) => stored.push(`ended with ${recorded.size} bytes`),
  })
  const recorder = Recorder.made.at(-1)
  if (!recorder) throw new Error('no recorder')
  return { ...recording, recorder, stored }
}

it('a recording begins after 100 ms, in slices of 1000 ms, and tells its length every 1000 ms', async () => {
  const lengths: number[] = []
  const { recorder, recording } = start(lengths)
  await vi.advanceTimersByTimeAsync(99)
  expect(recorder.state).toBe('inactive')
  await vi.advanceTimersByTimeAsync(1)
  expect([recorder.state, recorder.slice]).toEqual(['recording', 1_000])
  await recording
  await vi.advanceTimersByTimeAsync(999)
  expect(lengths).toEqual([])
  await vi.advanceTimersByTimeAsync(1_001)
  expect(lengths).toEqual([1_000, 2_000])
})

it('a pause is no part of what is recorded, nor of its length', async () => {
  const lengths: number[] = []
  const { recorder, recording } = start(lengths)
  await vi.advanceTimersByTimeAsync(100)
  const { setPaused, stop } = await recording
  await vi.advanceTimersByTimeAsync(1_000)
  setPaused(true)
  expect(recorder.state).toBe('paused')
  await vi.advanceTimersByTimeAsync(5_000)
  setPaused(false)
  expect(recorder.state).toBe('recording')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([lengths[0], new Set(lengths.slice(1, -1)), lengths.at(-1)]).toEqual([
    1_000,
    new Set([1_000]),
    2_000,
  ])
  const stopping = stop()
  await vi.advanceTimersByTimeAsync(100)
  await stopping
  setPaused(true)
  expect(recorder.state).toBe('inactive')
})

it('what was recorded is stored slice by slice; the devices are given back 100 ms after the end', async () => {
  const { recorder, recording, stored } = start()
  await vi.advanceTimersByTimeAsync(100)
  const { keep } = await recording
  recorder.say('one')
  recorder.say('')
  recorder.say('two')
  expect(stored).toEqual(['audio-recording-N.webm 0', 'audio-recording-N.webm 1'])
  const keeping = keep()
  await vi.advanceTimersByTimeAsync(99)
  expect([recorder.state, ended]).toEqual(['inactive', 0])
  await vi.advanceTimersByTimeAsync(1)
  await keeping
  expect(ended).toBe(1)
})

it('stopped, it gives all that was recorded and stays on the device', async () => {
  const { recorder, recording, stored } = start()
  await vi.advanceTimersByTimeAsync(100)
  const { stop } = await recording
  recorder.say('one')
  recorder.say('two')
  const stopping = stop()
  await vi.advanceTimersByTimeAsync(100)
  await stopping
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toBe(1)
  expect(stored).toEqual(['audio-recording-N.webm 0', 'audio-recording-N.webm 1', 'ended with 6 bytes'])
})

it('stopped or left before it has begun, it ends as soon as it has', async () => {
  const [stopped, discarded] = [begin(), begin()]
  const ends = [stopped.stop(), discarded.discard()]
  await vi.advanceTimersByTimeAsync(200)
  await Promise.all(ends)
  expect(Recorder.made.map(({ state }) => state)).toEqual(['inactive', 'inactive'])
  expect(ended).toBe(2)
  expect(stopped.stored).toEqual(['ended with 0 bytes'])
})

it('less than 100 bytes are no recording, and nothing of them is stored', async () => {
  const { recorder, recording, stored } = start()
  await vi.advanceTimersByTimeAsync(100)
  const { send } = await recording
  recorder.say('x'.repeat(99))
  const outcome = send({ onProgress: () => undefined, take: () => undefined }).catch(
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(100)
  expect(await outcome).toBeInstanceOf(EmptyRecordingError)
  expect(stored).toContain('forgotten')
})

/** Takes every byte and says which file they are. */
const takeAll = (_address: unknown, { method, body }: RequestInit = {}) =>
  Promise.resolve(
    method === 'POST'
      ? new Response(null, { status: 201, headers: { Location: '/api/v1/uploads/1' } })
      : new Response(null, {
          status: 204,
          headers: {
            'Upload-Offset': String((body instanceof Blob && body.size) || 0),
            'Upload-File-Id': 'one',
          },
        }),
  )

it.each([
  { taking: 'takes its file', take: () => Promise.resolve(), left: 'forgotten' },
  { taking: 'is gone', take: () => Promise.reject(new Error('left')), left: 'noted' },
])('sent, a recording stays on the device until its answer $taking', async ({ take, left }) => {
  vi.stubGlobal('fetch', takeAll)
  const { recorder, recording, stored } = start()
  await vi.advanceTimersByTimeAsync(100)
  const { stop, send } = await recording
  const stopping = stop()
  recorder.say('x'.repeat(200))
  await vi.advanceTimersByTimeAsync(100)
  await stopping
  const taken: string[] = []
  const onTake = async (uuid: string) => {
    taken.push(`${uuid}, ${stored.includes('forgotten') ? 'forgotten' : 'on the device'}`)
    await take()
  }
  await send({ onProgress: () => undefined, take: onTake }).catch(() => undefined)
  expect(taken).toEqual(['one, on the device'])
  expect(stored.includes('forgotten')).toBe(left === 'forgotten')
})

it('discarded while the server is being told of it, a recording stays forgotten', async () => {
  const { promise: answer, resolve: reply } = Promise.withResolvers<Response>()
  const taken = () => Promise.resolve(new Response(null, { status: 204, headers: { 'Upload-Offset': '3' } }))
  vi.stubGlobal(
    'fetch',
    vi
      .fn<() => Promise<Response>>()
      .mockImplementation(taken)
      .mockImplementationOnce(() => answer),
  )
  const { recorder, recording, stored } = start()
  await vi.advanceTimersByTimeAsync(100)
  const { discard } = await recording
  recorder.say('one')
  const discarding = discard()
  recorder.say('the last words')
  await vi.advanceTimersByTimeAsync(100)
  reply(new Response(null, { status: 201, headers: { Location: '/api/v1/uploads/1' } }))
  await discarding
  expect(stored).toEqual(['audio-recording-N.webm 0', 'forgotten', 'ended with 3 bytes'])
})

it('sound ends by itself after ten minutes', async () => {
  const { recorder, recording, stored } = start()
  await vi.advanceTimersByTimeAsync(100)
  await recording
  await vi.advanceTimersByTimeAsync(10 * 60_000 - 1)
  expect(recorder.state).toBe('recording')
  await vi.advanceTimersByTimeAsync(1 + 100)
  expect(recorder.state).toBe('inactive')
  expect(stored).toContain('ended with 0 bytes')
})
