import autocannon, { type Options, type Result } from 'autocannon'
import type { Figures } from './figures.ts'

/** One request that a load repeats. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly body?: unknown
}

export interface LoadOptions {
  readonly origin: string
  readonly connections: number
  readonly seconds: number
  /** So many requests a second in all; without it, as many as are answered. */
  readonly perSecond?: number
  /** Ends the load before its time. */
  readonly ended?: Promise<unknown>
  /** The next request of one connection; called anew for each request. */
  readonly next: (connection: number, round: number) => LoadRequest
}

interface Connection {
  number?: number
  round?: number
}

/** Sends requests in a closed loop over kept connections and measures them. */
export const load = async (options: LoadOptions): Promise<Figures> => {
  const { origin, connections, seconds, perSecond, next } = options
  let opened = 0
  const numberOf = (connection: Connection): number => {
    connection.number ??= opened++
    return connection.number
  }
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const settings: Options = {
    url: origin,
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: [
      {
        setupRequest: (request, connection: Connection) => {
          const round = connection.round ?? 0
          connection.round = round + 1
          const { method, path, token, body } = next(numberOf(connection), round)
          const json = body === undefined ? {} : { 'content-type': 'application/json' }
          const headers = { authorization: `Bearer ${token}`, cookie: `lectern_session=${token}`, ...json }
          const changed = { ...request, method, path, headers }
          return body === undefined ? changed : { ...changed, body: JSON.stringify(body) }
        },
      },
    ],
  }
  const running = autocannon(settings, (error, done) => (error ? reject(error) : resolve(done)))
  void options.ended?.then(() => running.stop())
  const result = await promise
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
