import type { FastifyInstance } from 'fastify'
import { BoundedList } from './bounded.ts'
import type { Clock } from './clock.ts'

/**
 * What becomes of the next calls of providers. `hang`: nothing is done, and no answer comes. `500`: nothing is done. `500_after`: it is
 * done, and answered 500; a repetition with the same key gets the true answer. `close`: it is done, and the connection breaks.
 */
export const troubleKinds = ['hang', '500', '500_after', 'close'] as const
export type TroubleKind = (typeof troubleKinds)[number]

export interface Trouble {
  readonly count: number
  readonly kind: TroubleKind
  /** Only calls whose path begins so; every call without it. */
  readonly path?: string | undefined
}

/** One call that a provider received. */
export interface ReceivedCall {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly key: string | null
}

const mostCalls = 10_000
const providerPaths = /^\/(v1|v2|api)(\/|\?|$)/

/** Writes down which calls come, and spoils those that shall be spoilt. */
export const addTroubles = (app: FastifyInstance, clock: Clock) => {
  const calls = new BoundedList<ReceivedCall>(mostCalls)
  let waiting: Trouble | null = null
  const spoilt = new WeakMap<object, TroubleKind>()

  const take = (path: string): TroubleKind | null => {
    if (!waiting || waiting.count === 0 || !path.startsWith(waiting.path ?? '')) return null
    waiting = { ...waiting, count: waiting.count - 1 }
    return waiting.kind
  }

  app.addHook('onRequest', async (request, reply) => {
    clock.runDue()
    if (!providerPaths.test(request.url)) return
    const { headers, method, url } = request
    const key = headers['idempotency-key'] ?? headers['paypal-request-id']
    calls.push({ at: clock.now(), method, path: url, key: typeof key === 'string' ? key : null })
    const kind = take(url)
    if (kind === null) return
    if (kind === 'hang') return void reply.hijack()
    if (kind === '500') return reply.code(500).send({ error: { type: 'api_error', message: 'Try again.' } })
    spoilt.set(request, kind)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const kind = spoilt.get(request)
    if (kind === undefined) return payload
    if (kind === 'close') request.raw.socket.destroy()
    void reply.code(500)
    return JSON.stringify({ error: { type: 'api_error', message: 'Try again.' } })
  })

  return {
    calls: () => calls.rows(),
    spoilNext: (next: Trouble) => {
      waiting = next
    },
  }
}
export type Troubles = ReturnType<typeof addTroubles>
