import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { readFailure } from './outcome.ts'

test.each([500, 502, 503, 408, 425, 429])('status %i passes: the change is tried again', (status) => {
  expect(readFailure(new ApiError({ status, retryAfter: 7 }))).toEqual({
    kind: 'later',
    trouble: 'server',
    retryAfter: 7,
  })
})

test.each([400, 403, 404, 409, 413, 415, 422])('status %i is a no: the change is given back', (status) => {
  const error = new ApiError({ status, retryAfter: undefined, code: 'some_code', message: 'No.' })
  expect(readFailure(error)).toEqual({
    kind: 'refused',
    refusal: { status, code: 'some_code', message: 'No.', fields: {} },
  })
})

test('a conflict that names a time to wait passes too', () => {
  expect(readFailure(new ApiError({ status: 409, retryAfter: 1 }))).toMatchObject({
    kind: 'later',
    retryAfter: 1,
  })
})

test('no answer is trouble of the network', () => {
  expect(readFailure(new NetworkError())).toEqual({ kind: 'later', trouble: 'network' })
})

test('an ended session waits for the next sign-in', () => {
  expect(readFailure(new ApiError({ status: 401, retryAfter: undefined }))).toEqual({
    kind: 'later',
    trouble: 'signed_out',
  })
})

test('a change of another person than the one who is signed in waits for its own', () => {
  const error = new ApiError({ status: 409, retryAfter: undefined, code: 'other_person' })
  expect(readFailure(error)).toEqual({ kind: 'later', trouble: 'other_person' })
})

test('a fault of our own loses nothing: the change is tried again', () => {
  expect(readFailure(new TypeError('x is undefined'))).toEqual({ kind: 'later', trouble: 'server' })
})
