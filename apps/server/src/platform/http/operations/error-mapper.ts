import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '@lectern/contract/kernel/errors'
import { isConnectionLoss } from '../../database/connection-loss.ts'
import { TurnTimeoutError } from '../../concurrency-limit.ts'
import { NoTurnError, type NoTurnReason } from '../../work-turns.ts'
import { CallError } from '../call-error.ts'
import { localeOf } from '../requests/locale-of.ts'

/** The one place where anything thrown becomes an answer. What is not in the catalogue is logged and told as `internal`. */
export const toCallError = (error: unknown): CallError | null => {
  if (error instanceof CallError) return error
  if (error instanceof NoTurnError) return withoutTurn[error.reason]()
  if (isConnectionLoss(error)) return new CallError('unavailable', { detail: String(error), retryAfter: 1 })
  const code = codeOf(error)
  if (code === undefined) return isWaitOver(error) ? new CallError('unavailable', { retryAfter: 1 }) : null
  return fromFramework(code) ?? fromDatabase(code)
}

const withoutTurn: Readonly<Record<NoTurnReason, () => CallError>> = {
  own: () => new CallError('own_file_work', { retryAfter: 5 }),
  others: () => new CallError('much_file_work', { retryAfter: 10 }),
  // Nobody reads this answer.
  left: () => new CallError('request_timeout'),
}

/** Answers a thrown error on an API address. */
export const sendError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const known = toCallError(error)
  if (known === null) request.log.error({ err: error }, 'a call failed')
  else if (known.status >= 500) request.log.warn({ err: error }, 'a call was refused')
  const refusal = known ?? new CallError('internal')
  if (refusal.extras.retryAfter !== undefined) reply.header('retry-after', refusal.extras.retryAfter)
  void reply.code(refusal.status).header('cache-control', 'no-store').send(errorBody(refusal, request))
}

/** What the caller of a request is told of a refusal, in the language of that call. */
export const errorBody = (refusal: CallError, request: FastifyRequest): ErrorBody =>
  request.server.errorTexts(withWait(refusal), localeOf(request))

/** How long to wait stands in the sentence: in minutes, never shorter than it is. */
const withWait = (refusal: CallError): CallError => {
  const { code, extras } = refusal
  if (code !== 'too_many_requests') return refusal
  return new CallError(code, { ...extras, params: { minutes: Math.ceil((extras.retryAfter ?? 60) / 60) } })
}

/** The pool names a caller who waited too long for a connection by these words alone. */
const isWaitOver = (error: unknown): boolean =>
  error instanceof TurnTimeoutError || (error instanceof Error && isWaitOver(error.cause))

const codeOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}

const frameworkErrors: Readonly<Record<string, () => CallError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new CallError('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new CallError('unsupported_media_type'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new CallError('malformed_request'),
  FST_ERR_CTP_EMPTY_TYPE: () => new CallError('unsupported_media_type'),
  FST_ERR_BAD_URL: () => new CallError('malformed_request'),
  FST_ERR_MAX_PARAM_LENGTH: () => new CallError('not_found'),
  FST_ERR_REQUEST_TIMEOUT: () => new CallError('request_timeout'),
}

const fromFramework = (code: string): CallError | null => frameworkErrors[code]?.() ?? null

/** Two callers wrote the same at the same moment, and no use case had thought of it. */
const uniqueViolation = '23505'

/** What PostgreSQL refuses although the schemas let it pass. */
const fromDatabase = (code: string): CallError | null => {
  if (code.startsWith('22')) return new CallError('invalid_fields', { detail: `database: ${code}` })
  const isRace = code === '40001' || code === '40P01' || code === uniqueViolation
  return isRace ? new CallError('conflict', { detail: code, retryAfter: 1 }) : null
}
