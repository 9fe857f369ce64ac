import { ApiError, NetworkError } from './api-error.ts'
import { apiAddress, readRetryAfter } from './browser-api.ts'
import { personHeader } from './page-person.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const errorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null)
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'), Date.now())
  return ApiError.of({ status: response.status, body, retryAfter, date: undefined })
}

/** The lines of an answer as they come; the last one may end without a line break. */
async function* linesOf(response: Response): AsyncGenerator {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
  }
  if (rest.trim() !== '') yield JSON.parse(rest)
}

interface SendOptions {
  signal: AbortSignal
  /** Hears each line of an answer that comes in lines. */
  onLine?: (line: unknown) => void
  /** Hears which part of the form is on the way, from 0 to 1. */
  onSent?: (part: number) => void
}

/** Sends as `fetch` does, which tells nobody how far it is. */
const sendTold = (
  address: string,
  { headers, body, signal }: { headers: Record<string, string>; body: FormData; signal: AbortSignal },
  onSent: (part: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / Math.max(1, total)))
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('Retry-After')
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
        }),
      )
    })
    request.addEventListener('error', () => reject(new NetworkError('No answer')))
    request.addEventListener('abort', () => reject(new NetworkError('Stopped')))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })

/**
 * Sends a form with a file.
 *
 * @returns the last line, or the whole answer
 * @throws ApiError, NetworkError when no answer came or it broke off
 */
export const sendForm = async (
  path: string,
  form: FormData,
  { signal, onLine, onSent }: SendOptions,
): Promise<unknown> => {
  let last: unknown
  try {
    const headers = {
      'X-Language': document.documentElement.lang,
      'X-Requested-With': 'XMLHttpRequest',
      ...personHeader(),
    }
    const sent = { body: form, signal, headers }
    const response = await (onSent
      ? sendTold(apiAddress(path), sent, onSent)
      : fetch(apiAddress(path), { method: 'POST', ...sent }))
    if (!response.ok) throw await errorOf(response)
    for await (const line of linesOf(response)) {
      last = line
      onLine?.(line)
    }
  } catch (cause) {
    if (cause instanceof ApiError || signal.aborted) throw cause
    throw new NetworkError('The answer broke off', { cause })
  }
  // An answer that has begun can be refused in its last line alone.
  if (isRecord(last) && typeof last['error'] === 'string')
    throw ApiError.of({ status: 422, body: last, retryAfter: undefined, date: undefined })
  if (!isRecord(last) || !('data' in last)) throw new NetworkError('The answer broke off')
  return last['data']
}
