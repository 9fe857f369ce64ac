import type { z } from 'zod'
import { readAtMost } from '../../../read-at-most.ts'
import { PaymentProviderError, type ProviderRefusal } from '../payment-provider.ts'

const maxAnswerBytes = 1024 ** 2

export const defaultPatienceMs = 20_000

/** How the doors call out. */
export interface CallOptions {
  /** How long an answer may take, its body included; 20 s unless set. */
  readonly patienceMs?: number
}

/** `fetch` that follows no redirect and answers only once the whole body is there, 1 MB at most. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const reply = await fetch(input, { ...init, redirect: 'error' })
  const body = await readAtMost(reply, maxAnswerBytes)
  return new Response(body.byteLength === 0 ? null : body, { status: reply.status, headers: reply.headers })
}

export interface ProviderCall {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** What the call does, for the error's message: neither keys nor an address. */
  readonly what: string
}

export interface ProviderAnswer {
  readonly status: number
  readonly text: string
}

export type CallProvider = (call: ProviderCall) => Promise<ProviderAnswer>

/**
 * The one way out to providers without a package of their own. Statuses are the caller's to judge.
 *
 * @throws PaymentProviderError `unreachable` without an answer in time, with one above 1 MB, and with a redirect. The error of the
 * network is not passed on, as it may hold the address.
 */
export const providerCaller =
  ({ patienceMs = defaultPatienceMs }: CallOptions = {}): CallProvider =>
  async ({ url, what, ...init }) => {
    try {
      const reply = await boundedFetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })
      return { status: reply.status, text: await reply.text() }
    } catch {
      throw new PaymentProviderError('unreachable', `${what} had no answer`)
    }
  }

/** What a status means where the provider says nothing more. */
export const refusalOfStatus = (status: number): ProviderRefusal => {
  if (status === 429) return 'too_often'
  if (status >= 500) return 'unreachable'
  if (status === 401 || status === 403) return 'keys_refused'
  if (status === 404) return 'unknown_payment'
  return status === 409 ? 'in_use' : 'refused'
}

/** @throws PaymentProviderError `unreachable` when the text is no JSON of this schema: what happened at the provider is not known */
export const readAnswer = <T extends z.ZodType>(text: string, schema: T, what: string): z.output<T> => {
  const read = tryAnswer(text, schema)
  if (read === null) throw new PaymentProviderError('unreachable', `${what} answered something else`)
  return read
}

/** Null when the text is no JSON of this schema. */
export const tryAnswer = <T extends z.ZodType>(text: string, schema: T): z.output<T> | null => {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
