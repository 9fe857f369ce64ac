import type { Operation, OperationInput, OperationReply } from '@lectern/contract/kernel/operation'
import { ApiError } from './api-error.ts'
import type { Api, ApiReply } from './api.ts'
import { browserApi } from './browser-api.ts'

type Scalar = string | number | boolean | null | undefined

type ParamsOf<T extends Operation> =
  OperationInput<T> extends { params: infer P }
    ? { params: Record<keyof P & string, string | number> }
    : { params?: undefined }
type QueryOf<T extends Operation> =
  OperationInput<T> extends { query: infer Q }
    ? { query?: { [K in keyof Q]?: Scalar } }
    : { query?: undefined }
type BodyOf<T extends Operation> =
  OperationInput<T> extends { body: infer B } ? { body: B } : { body?: undefined }

/** What a caller passes: path parameters and query as scalars, the body as the contract's schema takes it. */
export type CallInput<T extends Operation> = ParamsOf<T> & QueryOf<T> & BodyOf<T>

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Reach the API another way than over the network (pages rendered on the server). */
  api?: Api | undefined
  idempotencyKey?: string | undefined
  keepalive?: boolean | undefined
  /** The id of the person whose change this is, when it may be sent later than it was made. */
  person?: string | undefined
}

/** One operation as a function. `answer` gives the reply with its status and clock; the plain call its body alone. */
export interface Call<T extends Operation> {
  (input: CallInput<T>, options?: CallOptions): Promise<OperationReply<T>>
  answer: (input: CallInput<T>, options?: CallOptions) => Promise<ApiReply & { body: OperationReply<T> }>
  readonly method: T['method']
  readonly path: T['path']
}

interface LooseInput {
  params?: Record<string, string | number> | undefined
  query?: Record<string, Scalar> | undefined
  body?: unknown
}

const fillPath = (path: string, params: Record<string, string | number> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const queryString = (query: Record<string, Scalar> = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/** The address of a call under `/api/v1`. */
export const addressOf = (path: string, input: LooseInput): string =>
  fillPath(path, input.params) + queryString(input.query)

/**
 * The typed client of one operation. The operation comes in as a type alone, so that no schema reaches the browser; its
 * method and path are written again and checked against it:
 * `export const getUser = call<typeof getUserOperation>('GET', '/user')`.
 * The call rejects with ApiError (the server said no) or NetworkError (nobody answered).
 */
export const call = <T extends Operation>(method: T['method'], path: T['path']): Call<T> => {
  // The server sends a 2xx only through the operation's output schema, so its shape is taken on trust here, and only here.
  const isSuccess = (reply: ApiReply): reply is ApiReply & { body: OperationReply<T> } =>
    reply.status >= 200 && reply.status < 300

  const answer: Call<T>['answer'] = async (input, { api = browserApi, ...options } = {}) => {
    const { body }: LooseInput = input
    const reply = await api({ method, path: addressOf(path, input), body, ...options })
    if (isSuccess(reply)) return reply
    throw ApiError.of(reply)
  }
  const plain = async (input: CallInput<T>, options?: CallOptions) => (await answer(input, options)).body
  return Object.assign(plain, { answer, method, path })
}
