/** One entry of the error catalogue: its HTTP status and an English sentence for callers without a translation. */
export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  readonly message: string
}

/** Declares a part of the catalogue; codes are stable, the web translates them. */
export const defineErrors = <const T extends Record<string, ErrorEntry>>(errors: T): T => errors

/** Errors that any call may answer. */
export const kernelErrors = defineErrors({
  malformed_request: { status: 400, message: 'The request could not be read.' },
  unauthenticated: { status: 401, message: 'Sign in to continue.' },
  forbidden: { status: 403, message: 'You have no right to do this.' },
  foreign_origin: { status: 403, message: 'This call came from another site and was refused.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'This changed somewhere else in the meantime.' },
  key_reused: { status: 409, message: 'This Idempotency-Key was used for another request.' },
  other_person: {
    status: 409,
    message: 'This change belongs to another person than the one who is signed in.',
  },
  body_too_large: { status: 413, message: 'The request is larger than this call allows.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  invalid_fields: { status: 422, message: 'Some fields need another look.' },
  too_many_requests: { status: 429, message: 'Too many requests. Try again shortly.' },
  own_file_work: {
    status: 429,
    message: 'Your files before this one are not done yet. Try again when they are.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. What you wrote is safe.' },
  much_file_work: {
    status: 503,
    message: 'Many files are being read and made right now. Try again in a minute.',
  },
  unavailable: { status: 503, message: 'The school is not reachable for a moment. Try again shortly.' },
})

/** Field name → what is wrong with it. */
export type FieldErrors = Record<string, string[]>

/** The failure body of every call. */
export interface ErrorBody {
  /** For a person, in the language of the call. */
  message: string
  /** For a program: an entry of the catalogue. */
  error: string
  /** Sentences in the language of the call. */
  errors?: FieldErrors
  /** The same fields with codes, or with the facts of the refusal (the places of a file that is in use). */
  error_codes?: FieldErrors
  /** Values that belong into the reader's sentence (a limit, a time). */
  params?: Record<string, string | number>
}
