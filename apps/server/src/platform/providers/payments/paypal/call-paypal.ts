import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { createCache } from '../../../cache/cache.ts'
import { type Connection, PaymentProviderError } from '../payment-provider.ts'
import {
  type CallProvider,
  type ProviderAnswer,
  readAnswer,
  refusalOfStatus,
  tryAnswer,
} from '../wire/call-provider.ts'
import { fault, token } from './paypal-answers.ts'

export interface PaypalOrigins {
  readonly live: string
  readonly sandbox: string
}

export interface PaypalQuestion {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The same id is the same call, and is answered the same. */
  readonly requestId?: string
  /** JSON text, or its bytes. */
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly what: string
}

/** A call that PayPal answered with a fault of its own. */
export class PaypalFault extends PaymentProviderError {
  readonly issue: string
  readonly status: number

  constructor({ status, text }: ProviderAnswer, what: string) {
    const told = tryAnswer(text, fault)
    const words = [told?.details?.[0]?.issue, told?.name].find((each) => /^\w{1,80}$/.test(each ?? ''))
    super(refusalOfStatus(status), `${what} was answered ${status} ${words ?? ''}`.trimEnd())
    this.issue = words ?? ''
    this.status = status
  }
}

export interface PaypalCaller {
  /** @throws PaypalFault, or another PaymentProviderError where there is no answer that can be read */
  ask<T extends z.ZodType>(connection: Connection, question: PaypalQuestion, schema: T): Promise<z.output<T>>
  /**
   * Tries the keys, whatever tokens are kept.
   *
   * @throws PaypalFault `keys_refused`
   */
  signIn(connection: Connection): Promise<void>
}

interface KeptToken {
  readonly text: string
  readonly untilMs: number
}

/** A token is not used in its last minute: the call that carries it takes time. */
const spareMs = 60_000
/** PayPal's tokens live for nine hours at most. */
const longestMs = 9 * 3_600_000
const maxTokens = 500

/**
 * Calls PayPal with tokens that are kept until they expire, for 500 pairs of keys at most. A token that PayPal does not take any more
 * is renewed once.
 */
export const paypalCaller = (
  origins: PaypalOrigins,
  call: CallProvider,
  nowMs: () => number = Date.now,
): PaypalCaller => {
  const tokens = createCache<string, KeptToken>({ mostBytes: maxTokens, keepMs: longestMs, sizeOf: () => 1 })
  const originOf = ({ mode }: Connection) => (mode === 'live' ? origins.live : origins.sandbox)
  const cacheKeyOf = (connection: Connection) => {
    const { client_id = '', client_secret = '' } = connection.keys
    const parts = JSON.stringify([originOf(connection), client_id, client_secret])
    return createHash('sha256').update(parts).digest('base64')
  }
  const renew = async (connection: Connection): Promise<string> => {
    const { client_id = '', client_secret = '' } = connection.keys
    const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64')
    const what = 'A token'
    const answer = await call({
      url: `${originOf(connection)}/v1/oauth2/token`,
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      what,
    })
    if (answer.status !== 200) throw new PaypalFault(answer, what)
    const { access_token: text, expires_in } = readAnswer(answer.text, token, what)
    tokens.set(cacheKeyOf(connection), { text, untilMs: nowMs() + expires_in * 1000 - spareMs })
    return text
  }
  const keptToken = (connection: Connection): string | null => {
    const kept = tokens.get(cacheKeyOf(connection))
    return kept !== undefined && nowMs() < kept.untilMs ? kept.text : null
  }
  const send = (connection: Connection, bearer: string, question: PaypalQuestion) =>
    call({
      url: `${originOf(connection)}${question.path}`,
      method: question.method,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(question.requestId === undefined ? {} : { 'paypal-request-id': question.requestId }),
      },
      ...(question.body === undefined ? {} : { body: question.body }),
      what: question.what,
    })
  return {
    ask: async (connection, question, schema) => {
      const kept = keptToken(connection)
      let answer = await send(connection, kept ?? (await renew(connection)), question)
      if (answer.status === 401 && kept !== null)
        answer = await send(connection, await renew(connection), question)
      if (answer.status >= 300) throw new PaypalFault(answer, question.what)
      return readAnswer(answer.text, schema, question.what)
    },
    signIn: async (connection) => void (await renew(connection)),
  }
}
