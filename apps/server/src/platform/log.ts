import { destination, pino, stdTimeFunctions, type Logger, type LoggerOptions } from 'pino'
import type { LogLevel } from './env.ts'
import { errorField } from './error-fields.ts'

/** A structured log: `log.info({ lesson: 5 }, 'lesson published')`. Fields never hold bodies, passwords or tokens. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'current_password',
  'new_password',
  'token',
  'code',
  'invite',
  'secret',
]

/** Secrets by name, at the top of a record and one or two levels down. */
const secretPaths = secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

const secretParameter =
  /([?&;](?:[^=&#]*(?:token|code|invite|secret|password|signature|key|state)[^=&#]*)=)[^&#]*/gi

/** Secrets that stand in a path: of invitations, of offers to take a school over, of calendars, of payments, and of whoever tells about groups and money. */
const secretSegment =
  /(\/(?:invitations|ownership|calendar|telegram\/updates|payment-messages|pay)\/)[^/?#]+/g

/** The address of an order, which its buyer alone holds; orders of the staff have numbers. */
const secretOrder = /(\/orders\/)[a-z0-9]{1,12}-[\w-]{32}/g

/** An address for the log: values of query parameters and parts of a path that grant something are replaced. */
export const hideSecretsInUrl = (url: string): string =>
  url.replace(secretParameter, '$1***').replace(secretSegment, '$1***').replace(secretOrder, '$1***')

interface LoggedRequest {
  readonly id?: unknown
  readonly method?: string
  readonly url?: string
  readonly ip?: string
}

/** What is told of a request: never headers, never the body. */
const describeRequest = (request: LoggedRequest) => ({
  id: request.id,
  method: request.method,
  url: hideSecretsInUrl(request.url ?? ''),
  ip: request.ip,
})

const describeReply = (reply: { statusCode?: number }) => ({ status: reply.statusCode })

/** A failed query's message repeats the values that were sent; what the server said about it stands in the cause. */
const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

interface DescribedError {
  type: string
  message: string
  /** Not `code`: that name is kept secret. */
  errorCode: string | undefined
  constraint: string | undefined
  stack: string | undefined
  cause: DescribedError | undefined
}

/** An error by whitelist: a driver's own fields (`detail`, `params`, `where`) may repeat what people typed. */
export const describeError = (error: unknown, depth = 0): DescribedError => {
  const known = error instanceof Error ? error : new Error(`thrown: ${typeof error}`)
  return {
    type: known.name,
    message: withoutParameters(known.message),
    errorCode: errorField(error, 'code'),
    constraint: errorField(error, 'constraint'),
    stack: known.stack === undefined ? undefined : withoutParameters(known.stack),
    cause: known.cause === undefined || depth > 3 ? undefined : describeError(known.cause, depth + 1),
  }
}

/** Options of the log. Every record of a request carries its id. */
export const logOptions = (level: LogLevel): LoggerOptions => ({
  level,
  timestamp: stdTimeFunctions.isoTime,
  base: null,
  redact: { paths: secretPaths, censor: '***' },
  serializers: { req: describeRequest, res: describeReply, err: describeError, error: describeError },
})

/**
 * The log of the process, one JSON record a line on standard output. Fastify takes it as `loggerInstance`. An output that
 * cannot be written (a full disk, a reader that is gone) costs its lines and nothing else.
 */
export const createLog = (level: LogLevel): Logger => {
  const output = destination({ fd: process.stdout.fd, sync: true })
  output.on('error', () => {})
  return pino(logOptions(level), output)
}

/** Keeps nothing. For tests and tools. */
export const silentLog: Logger = pino({ level: 'silent' })
