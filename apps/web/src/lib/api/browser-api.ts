import { NetworkError } from './api-error.ts'
import type { Api, ApiReply, ApiRequest } from './api.ts'

const base = '/api/v1'

const headersOf = (request: ApiRequest): Record<string, string> => ({
  Accept: 'application/json',
  'X-Language': document.documentElement.lang,
  // A page of another site cannot send this header without being refused first (PRODUCT.md, "Reads never write").
  'X-Requested-With': 'XMLHttpRequest',
  ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(request.person === undefined ? {} : { 'X-Person-Id': request.person }),
  ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
})

/** Seconds until the moment that a Retry-After header names, as seconds or as a date. */
export const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000)
}

const readDate = (header: string | null): Date | undefined => {
  const at = Date.parse(header ?? '')
  return Number.isNaN(at) ? undefined : new Date(at)
}

const readBody = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  try {
    return await response.json()
  } catch (cause) {
    if (signal?.aborted) throw cause
    // A 2xx whose body broke off was not answered; a failure page of a proxy is a failure without a body.
    if (response.ok) throw new NetworkError('The answer broke off', { cause })
  }
}

/** The whole address of a call on this site. */
export const apiAddress = (address: string): string => base + address

/** Calls over the network, with the session cookie and the reader's language. */
export const browserApi: Api = async (request): Promise<ApiReply> => {
  let response: Response
  try {
    response = await fetch(apiAddress(request.path), {
      method: request.method,
      headers: headersOf(request),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      keepalive: request.keepalive === true,
    })
  } catch (cause) {
    if (request.signal?.aborted) throw cause
    throw new NetworkError('No answer', { cause })
  }
  return {
    status: response.status,
    body: await readBody(response, request.signal),
    retryAfter: readRetryAfter(response.headers.get('Retry-After'), Date.now()),
    date: readDate(response.headers.get('Date')),
  }
}
