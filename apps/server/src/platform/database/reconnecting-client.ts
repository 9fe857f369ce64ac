import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../log.ts'
import type { DatabaseTarget } from './pool.ts'

/** A connection of its own that comes back by itself: for what belongs to a session, as LISTEN and advisory locks do. */
export interface ReconnectingClient {
  /** Runs on the present connection; rejects when there is none. */
  run<T>(work: (client: Client) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface ReconnectingClientOptions {
  readonly name: string
  readonly log: Pick<Log, 'warn' | 'info'>
  /** Called at every new connection, before anybody else uses it. `again` is false the first time. */
  readonly onConnect: (client: Client, again: boolean) => Promise<void>
}

const firstPauseMs = 60
const longestPauseMs = 2_000
/** Finds out about a peer that vanished without a word (a cut cable): nothing else is sent on a listening connection. */
const heartbeatMs = 15_000
const heartbeatPatienceMs = 10_000

/**
 * Connects, and connects again whenever the connection is lost, until it is closed.
 *
 * @throws Error when the first connection fails.
 */
export const keepConnected = async (
  target: DatabaseTarget,
  options: ReconnectingClientOptions,
): Promise<ReconnectingClient> => {
  let current: Client | undefined
  let closed = false
  let reconnecting: Promise<void> | undefined

  const connect = async (again: boolean) => {
    const client = new Client({
      ...target,
      application_name: options.name,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: heartbeatPatienceMs,
    })
    client.on('error', () => {}) // `end` follows.
    await client.connect()
    try {
      await options.onConnect(client, again)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (closed) return client.end()
    current = client
    client.once('end', () => onLost(client))
  }

  const onLost = (client: Client) => {
    if (current !== client) return
    current = undefined
    if (!closed) reconnecting ??= reconnect()
  }

  const reconnect = async () => {
    options.log.warn({ connection: options.name }, 'a database connection was lost')
    for (let pause = firstPauseMs; !closed; pause = Math.min(pause * 2, longestPauseMs)) {
      const attempt = await connect(true).then(
        () => true,
        () => false,
      )
      if (attempt) break
      await sleep(pause)
    }
    reconnecting = undefined
    if (!closed) options.log.info({ connection: options.name }, 'a database connection is back')
    if (current === undefined && !closed) reconnecting = reconnect()
  }

  const beat = () => {
    const client = current
    client?.query('select 1').catch(() => {
      onLost(client)
      void client.end().catch(() => {})
    })
  }

  /** A connection does one thing at a time. */
  let last: Promise<unknown> = Promise.resolve()

  await connect(false)
  const heartbeat = setInterval(beat, heartbeatMs)
  heartbeat.unref()
  return {
    run: (work) => {
      const done = last.then(() => {
        if (current === undefined)
          throw new Error(`The database connection "${options.name}" is not there at the moment.`)
        return work(current)
      })
      last = done.catch(() => {})
      return done
    },
    close: async () => {
      closed = true
      clearInterval(heartbeat)
      const client = current
      current = undefined
      await client?.end().catch(() => {})
      await reconnecting
    },
  }
}
