import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from './api-error.ts'
import { browserApi, readRetryAfter } from './browser-api.ts'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchMock.mockReset()
})

test('sends language, origin mark, key and body', async () => {
  fetchMock.mockResolvedValue(
    Response.json({ data: 1 }, { headers: { Date: 'Fri, 20 Nov 2026 12:03:05 GMT' } }),
  )
  const reply = await browserApi({
    method: 'POST',
    path: '/things',
    body: { a: 1 },
    idempotencyKey: 'key-1',
    person: '7',
    keepalive: true,
  })
  expect(fetchMock.mock.calls[0]).toMatchObject([
    '/api/v1/things',
    {
      method: 'POST',
      body: '{"a":1}',
      keepalive: true,
      headers: {
        'X-Language': 'uk',
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key-1',
        'X-Person-Id': '7',
      },
    },
  ])
  expect(reply).toEqual({
    status: 200,
    body: { data: 1 },
    retryAfter: undefined,
    date: new Date('2026-11-20T12:03:05Z'),
  })
})

test('tells a dead network from an answer', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(browserApi({ method: 'GET', path: '/things' })).rejects.toBeInstanceOf(NetworkError)
})

test('an answer that broke off was no answer', async () => {
  fetchMock.mockResolvedValue(new Response('{"data":', { status: 200 }))
  await expect(browserApi({ method: 'GET', path: '/things' })).rejects.toBeInstanceOf(NetworkError)
})

test('a call that is given up while its answer arrives is no trouble of the network', async () => {
  const left = new AbortController()
  const body = new ReadableStream({
    pull: (stream) => {
      left.abort()
      stream.error(left.signal.reason)
    },
  })
  fetchMock.mockResolvedValue(new Response(body))
  const call = browserApi({ method: 'GET', path: '/things', signal: left.signal })
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test("a proxy's failure page is a failure without a body", async () => {
  fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }))
  expect(await browserApi({ method: 'GET', path: '/things' })).toMatchObject({ status: 502, body: undefined })
})

test('gives back its own reason when the caller gave up', async () => {
  const gone = new Error('left the page')
  fetchMock.mockRejectedValue(gone)
  const signal = AbortSignal.abort(gone)
  await expect(browserApi({ method: 'GET', path: '/things', signal })).rejects.toBe(gone)
})

test('reads the time to wait as seconds or as a moment', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(readRetryAfter('30', now)).toBe(30)
  expect(readRetryAfter('Fri, 20 Nov 2026 12:00:10 GMT', now)).toBe(10)
  expect(readRetryAfter('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(0)
  expect(readRetryAfter('soon', now)).toBeUndefined()
  expect(readRetryAfter(null, now)).toBeUndefined()
})
