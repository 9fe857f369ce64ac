import autocannon from 'autocannon'
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
  /** The next request of one connection; called anew for each request. */
  readonly next: (connection: number, round: number) => LoadRequest
}

/** Sends requests in a closed loop over kept connections and measures them. */
export const load = async ({ origin, connections, seconds, next }: LoadOptions): Promise<Figures> => {
  let opened = 0
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const connection = opened
      opened += 1
      let round = 0
      const prepare = () => {
        const { method, path, token, body } = next(connection, round)
        round += 1
        client.setRequest({
          method,
          path,
          headers: {
            authorization: `Bearer ${token}`,
            cookie: `lectern_session=${token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
      }
      prepare()
      client.on('response', prepare)
    },
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
