import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendBytes } from './send-bytes.ts'

interface Options {
  retryDelays: number[]
  headers: Record<string, string>
  onShouldRetry: (error: Error) => boolean
  onAfterResponse: (request: unknown, response: { getHeader: (name: string) => string | undefined }) => void
  onSuccess: () => void
}

// The library as it is handed its orders; what it does with them is its own.
const library = vi.hoisted(() => ({ started: new Array<object>() }))
vi.mock('tus-js-client', () => ({
  Upload: class {
    readonly url = null
    readonly options: object
    constructor(_file: unknown, options: object) {
      this.options = options
    }
    start() {
      library.started.push(this.options)
    }
    abort() {
      return Promise.resolve()
    }
  },
}))

const isOptions = (value: object | undefined): value is Options =>
  value !== undefined && 'onShouldRetry' in value && 'onSuccess' in value

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  library.started.length = 0
  vi.unstubAllGlobals()
})

const start = async () => {
  const ids: string[] = []
  const ending = new AbortController()
  const sent = sendBytes({
    file: new File(['data'], 'talk.mp4'),
    url: null,
    metadata: {},
    signal: ending.signal,
    onAddress: () => undefined,
    onFileId: (uuid) => ids.push(uuid),
    onProgress: () => undefined,
  })
  await vi.waitFor(() => expect(library.started).toHaveLength(1))
  const [options] = library.started
  if (!isOptions(options)) throw new Error('not these options')
  const retries = (status: number | null) =>
    options.onShouldRetry(
      Object.assign(new Error('broken'), {
        originalResponse: status === null ? null : { getStatus: () => status },
      }),
    )
  return { options, retries, sent, ids, ending }
}

test('a broken upload is tried again at once and after 3000 ms, in the reader’s language', async () => {
  const { options } = await start()
  expect(options.retryDelays).toEqual([0, 3_000])
  expect(options.headers['X-Language']).toBe('uk')
})

test.each([
  [403, false],
  [422, false],
  [401, false],
  [null, true],
  [500, true],
  [503, true],
  [423, true],
])('an answer of %s is tried again: %s', async (status, again) => {
  const { retries } = await start()
  expect(retries(status)).toBe(again)
})

test('nothing is tried again without a connection or after it was stopped', async () => {
  const { retries, ending, sent } = await start()
  vi.stubGlobal('navigator', { onLine: false })
  expect(retries(500)).toBe(false)
  vi.stubGlobal('navigator', { onLine: true })
  ending.abort()
  expect(retries(500)).toBe(false)
  expect(await sent).toEqual({ kind: 'stopped' })
})

test('the file’s id is read from a header of the reply', async () => {
  const { options, ids, sent } = await start()
  options.onAfterResponse(null, { getHeader: (name) => (name === 'Upload-File-Id' ? 'uuid-1' : undefined) })
  options.onSuccess()
  expect(await sent).toEqual({ kind: 'stored' })
  expect(ids).toEqual(['uuid-1'])
})
