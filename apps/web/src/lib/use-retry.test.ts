import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api/api-error.ts'
import { mayPass, pauseAfter } from './use-retry.ts'

test.each([
  new NetworkError(),
  new ApiError({ status: 503, retryAfter: 1 }),
  new ApiError({ status: 429, retryAfter: undefined }),
  new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
])('%s is tried again', (error) => expect(mayPass(error)).toBe(true))

test.each([new ApiError({ status: 403, retryAfter: undefined }), new TypeError('x is undefined')])(
  '%s is not: it would fail again',
  (error) => expect(mayPass(error)).toBe(false),
)

test('pauses grow up to a minute, are cut by chance to no less than half, and keep to what the server asks', () => {
  expect([1, 2, 3, 9].map((failures) => pauseAfter(failures, 1))).toEqual([2000, 4000, 8000, 60_000])
  expect(pauseAfter(1, 0)).toBe(1000)
  expect(pauseAfter(1, 0, 30)).toBe(30_000)
})
