import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { askAgain } from './load.ts'

const lines = new EventTarget()
beforeEach(() => vi.stubGlobal('window', lines))
afterEach(() => vi.unstubAllGlobals())

const href = '/courses/bread/rye'
const pageAt = (shown: string | null, left = new AbortController()) => ({
  context: { api: () => Promise.reject(new NetworkError()), isShown: (asked: string) => asked === shown },
  location: { href },
  abortController: left,
})

const connect = () => lines.dispatchEvent(new Event('online'))

test('a page that is read waits for an answer, however often nobody gives one', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('the page')
  ask
    .mockRejectedValueOnce(new NetworkError())
    .mockRejectedValueOnce(new ApiError({ status: 502, retryAfter: 60 }))
  const answer = askAgain(pageAt(href), ask)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  connect()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  connect()
  expect(await answer).toBe('the page')
})

test.each([
  ['a page that is not there yet', null, new NetworkError()],
  ['another page', '/courses/bread/wheat', new NetworkError()],
  ['a page that was refused', href, new ApiError({ status: 403, retryAfter: undefined })],
])('%s does not wait', async (_which, shown, error) => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(error)
  await expect(askAgain(pageAt(shown), ask)).rejects.toBe(error)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a page that was left meanwhile is not asked for again', async () => {
  const left = new AbortController()
  const ask = vi.fn<() => Promise<string>>(() => {
    left.abort()
    return Promise.reject(new NetworkError())
  })
  await expect(askAgain(pageAt(href, left), ask)).rejects.toThrow(NetworkError)
})
