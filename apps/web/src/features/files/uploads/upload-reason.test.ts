import { describe, expect, test } from 'vitest'
import { afterFailure, canRetryAfter, reasonOf, reasonOfAnswer } from './upload-reason.ts'

describe('what the server says', () => {
  test('is taken with the values of its sentence', () => {
    const body = JSON.stringify({
      message: '…',
      error: 'quota_exceeded',
      params: { quota: 100, free: 3, odd: {} },
    })
    expect(reasonOfAnswer(422, body)).toEqual({ code: 'quota_exceeded', params: { quota: 100, free: 3 } })
  })

  test.each([
    [413, '<html>too large</html>', 'file_too_large'],
    [401, '', 'unauthenticated'],
    [410, 'gone', 'upload_expired'],
    [418, '"tea"', 'internal'],
    [500, '{"error":""}', 'internal'],
  ])('is understood when a proxy answers %i in words of its own', (status, body, code) => {
    expect(reasonOfAnswer(status, body).code).toBe(code)
  })
})

test.each([
  [0, true, 'wait'],
  [0, false, 'wait'],
  [500, true, 'wait'],
  [503, false, 'wait'],
  [423, true, 'wait'],
  [409, true, 'wait'],
  [429, true, 'wait'],
  [404, true, 'anew'],
  [410, true, 'anew'],
  [404, false, 'fail'],
  [403, true, 'fail'],
  [422, false, 'fail'],
  [413, false, 'fail'],
  [401, true, 'fail'],
])('after status %i (with an address: %s) it is time to %s', (status, hasAddress, next) => {
  expect(afterFailure(status, hasAddress)).toBe(next)
})

test('another try makes sense where something else can change than the file', () => {
  expect(canRetryAfter(reasonOf('quota_exceeded'))).toBe(true)
  expect(canRetryAfter(reasonOf('unauthenticated'))).toBe(true)
  expect(canRetryAfter(reasonOf('file_type_refused'))).toBe(false)
  expect(canRetryAfter(reasonOf('process_error_unreadable'))).toBe(false)
})
