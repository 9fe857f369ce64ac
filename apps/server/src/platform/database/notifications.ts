import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '../log.ts'
import type { Transaction, DatabaseTarget } from './pool.ts'
import { sql } from './sql.ts'
import { keepConnected } from './reconnecting-client.ts'

/**
 * What a listener is told: a payload, or that some may have been missed because the connection was away. After `missed`
 * everything derived from earlier payloads is in doubt: drop the cache, read again.
 */
export type Notification =
  | { readonly kind: 'payload'; readonly payload: string }
  | { readonly kind: 'missed' }

export type NotificationHandler = (notification: Notification) => void

export interface Notifications {
  /**
   * Calls `handler` for every notification of `channel`, from any process, after the transaction that sent it is
   * committed. Resolves when the database listens; the returned function ends it.
   */
  listen(channel: string, handler: NotificationHandler): Promise<() => Promise<void>>
  /**
   * Does `work`, and then tells this process's own handlers what was notified in it without waiting for the database to
   * say it back: whoever made a change never reads the state before it.
   */
  dispatchAfterCommit<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

const sentHere = new AsyncLocalStorage<{ channel: string; payload: string }[]>()

/** PostgreSQL takes less than 8000 bytes. */
const longestPayload = 7_999

/**
 * Tells every listening process something, when and only when the transaction commits. Send an id, not a document.
 * PostgreSQL lets transactions with notifications commit one at a time: do not use it where many writes a second go
 * through.
 *
 * @throws RangeError when the payload has more than 7999 bytes.
 */
export const notify = async (tx: Transaction, channel: string, payload: string): Promise<void> => {
  if (Buffer.byteLength(payload) > longestPayload)
    throw new RangeError('The payload of a notification is too long.')
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
  noteNotified(channel, payload)
}

/** For a statement that notifies by itself, as {@link notify} would: this process tells its own handlers of it too. */
export const noteNotified = (channel: string, payload: string): void => {
  sentHere.getStore()?.push({ channel, payload })
}

/** Opens the one connection on which this process listens. It comes back by itself. */
export const openNotifications = async (
  target: DatabaseTarget,
  log: Pick<Log, 'info' | 'warn' | 'error'>,
): Promise<Notifications> => {
  const handlers = new Map<string, Set<NotificationHandler>>()

  const call = (handler: NotificationHandler, notification: Notification) => {
    try {
      handler(notification)
    } catch (error) {
      log.error({ err: error }, 'a notification could not be handled')
    }
  }
  const tell = (channel: string, notification: Notification) => {
    for (const handler of handlers.get(channel) ?? []) call(handler, notification)
  }

  const connection = await keepConnected(target, {
    name: 'lectern notifications',
    log,
    onConnect: async (client, again) => {
      client.on('notification', ({ channel, payload = '' }) => tell(channel, { kind: 'payload', payload }))
      for (const channel of handlers.keys()) await client.query(`listen ${quoted(channel)}`)
      if (again) for (const channel of handlers.keys()) tell(channel, { kind: 'missed' })
    },
  })

  const listen = async (channel: string, handler: NotificationHandler) => {
    const known = handlers.get(channel)
    const all = known ?? new Set()
    all.add(handler)
    handlers.set(channel, all)
    // Without a connection the next one listens, and tells of `missed`.
    await connection.run((client) => client.query(`listen ${quoted(channel)}`)).catch(() => {})
    return async () => {
      all.delete(handler)
      if (all.size > 0 || !handlers.delete(channel)) return
      await connection.run((client) => client.query(`unlisten ${quoted(channel)}`)).catch(() => {})
    }
  }

  const dispatchAfterCommit = async <T>(work: () => Promise<T>): Promise<T> => {
    const sent: { channel: string; payload: string }[] = []
    const result = await sentHere.run(sent, work)
    for (const { channel, payload } of sent) tell(channel, { kind: 'payload', payload })
    return result
  }

  return { listen, dispatchAfterCommit: dispatchAfterCommit, close: () => connection.close() }
}

const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`
