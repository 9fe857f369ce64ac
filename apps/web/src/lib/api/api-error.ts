import type { ApiReply } from './api.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readFields = (value: unknown): Record<string, string[]> => {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).filter((text) => typeof text === 'string'),
  ])
  return Object.fromEntries(entries)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The server answered with a failure. `code` is of the error catalogue, or `''` when something else answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** Field name → codes of what is wrong with it. */
  readonly fields: Record<string, string[]>
  /** Field name → the server's sentences, which name the limits of that field. */
  readonly sentences: Record<string, string[]>
  /** Whether `message` says more of this one case than the text of its code: a limit, a name. */
  readonly isSpecific: boolean | undefined
  /** Seconds to wait before asking again, when the server said so. */
  readonly retryAfter: number | undefined

  constructor(
    failure: Pick<ApiReply, 'status' | 'retryAfter'> &
      Partial<Pick<ApiError, 'code' | 'message' | 'fields' | 'sentences' | 'isSpecific'>>,
  ) {
    super(failure.message ?? '')
    this.status = failure.status
    this.code = failure.code ?? ''
    this.fields = failure.fields ?? {}
    this.sentences = failure.sentences ?? {}
    this.isSpecific = failure.isSpecific
    this.retryAfter = failure.retryAfter
  }

  /** The error that an answer of status 400 or above stands for, whatever its body is. */
  static of({ status, body, retryAfter }: ApiReply): ApiError {
    if (!isRecord(body)) return new ApiError({ status, retryAfter })
    return new ApiError({
      status,
      retryAfter,
      code: textOf(body['error']),
      message: textOf(body['message']),
      isSpecific: 'params' in body,
      // Something that is not our server has sentences at most.
      fields: readFields(body['error_codes'] ?? body['errors']),
      sentences: readFields(body['errors']),
    })
  }
}

/** The database is away for a moment. */
const unavailable = 503

/** Whether the server answered so on purpose, as a refusal or "not at the moment": its own log has what there is to say. */
export const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status < 500 || error.status === unavailable)

/** No answer came: no connection, a broken one, or a proxy that gave up. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}
