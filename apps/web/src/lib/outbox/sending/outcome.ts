import { ApiError, NetworkError } from '../../api/api-error.ts'
import type { Refusal, DelayReason } from '../change.ts'

/** What a failed send means for its change. */
export type Failure =
  | { kind: 'later'; trouble: DelayReason; retryAfter?: number | undefined }
  | { kind: 'refused'; refusal: Refusal }

/** 409 with a time to wait: two writes met, and the same one will pass in a moment. */
const isTransient = (status: number, retryAfter: number | undefined): boolean =>
  status >= 500 || [408, 425, 429].includes(status) || (status === 409 && retryAfter !== undefined)

/**
 * Reads a failed send. No answer and passing trouble of the server: later. 401, or the session of somebody else: after the next sign-in. Any other answer
 * is a no that asking again would not change.
 */
export const readFailure = (error: unknown): Failure => {
  if (error instanceof NetworkError) return { kind: 'later', trouble: 'network' }
  if (!(error instanceof ApiError)) return { kind: 'later', trouble: 'server' }
  const { status, code, message, fields, retryAfter } = error
  // Somebody else signed in with this browser: the change waits on the device for its own person.
  if (code === 'other_person') return { kind: 'later', trouble: 'other_person' }
  if (status === 401) return { kind: 'later', trouble: 'signed_out' }
  if (isTransient(status, retryAfter)) return { kind: 'later', trouble: 'server', retryAfter }
  return { kind: 'refused', refusal: { status, code, message, fields } }
}
