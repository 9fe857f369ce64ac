import { createSerializationAdapter } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api/index.ts'

interface SentError {
  status: number
  code: string
}

const isError = (value: unknown): value is Error => value instanceof Error

/**
 * How an error of a loader travels in its page: as status and code. What it says may name tables, files or people, and the
 * page's source is for everybody.
 */
export const errorTransport = createSerializationAdapter({
  key: 'error',
  test: isError,
  toSerializable: (error): SentError =>
    error instanceof ApiError
      ? { status: error.status, code: error.code }
      : { status: 500, code: 'internal' },
  fromSerializable: (sent): Error => new ApiError(sent),
})
