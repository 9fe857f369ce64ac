import { setTimeout as sleep } from 'node:timers/promises'
import type { Locker, RequestRelease } from '@tus/server'
import type { Client } from 'pg'
import { notify } from '../database/notifications.ts'
import { keepConnected, type ReconnectingClient } from '../database/reconnecting-client.ts'
import { CallError } from '../http/call-error.ts'
import type { Dependencies } from '../dependencies.ts'

/** Distinguishes our locks of uploads from all other advisory locks. */
const uploadLockSpace = 7_203_115
const channel = 'uploads'
const patienceMs = 30_000
const retryMs = 100

interface Held {
  readonly release: RequestRelease
  readonly freed: Promise<void>
  readonly free: () => void
}

export interface UploadLocks extends Locker {
  close(): Promise<void>
}

type LockParts = Pick<Dependencies, 'database' | 'db' | 'log' | 'notifications'>

/**
 * One writer at a time for each upload, in whatever process: whoever comes back after a cut often meets another server
 * than the one that still waits for the lost connection, and that one is asked to let go. The database is spoken to at
 * the first lock.
 */
export const createUploadLocks = ({ database, db, log, notifications }: LockParts): UploadLocks => {
  const held = new Map<string, Held>()
  let opened: Promise<{ connection: ReconnectingClient; forget: () => Promise<void> }> | undefined

  const open = async () => {
    const connection = await keepConnected(database.target, {
      name: 'lectern uploads',
      log,
      onConnect: async (client) => {
        for (const id of held.keys()) await tryLock(client, id)
      },
    })
    const forget = await notifications.listen(channel, (told) => {
      if (told.kind === 'payload') void held.get(told.payload)?.release()
    })
    return { connection, forget }
  }

  const onConnection = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    opened ??= open()
    const { connection } = await opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return connection.run(work)
  }

  const take = async (id: string, release: RequestRelease): Promise<boolean> => {
    const { promise: freed, resolve: free } = Promise.withResolvers<void>()
    held.set(id, { release, freed, free })
    const isOurs = await onConnection((client) => tryLock(client, id)).catch(() => false)
    if (!isOurs) letGo(id)
    return isOurs
  }

  const letGo = (id: string) => {
    const mine = held.get(id)
    held.delete(id)
    mine?.free()
  }

  const lock = async (id: string, stopped: AbortSignal, release: RequestRelease) => {
    const until = Date.now() + patienceMs
    while (!stopped.aborted && Date.now() < until) {
      const here = held.get(id)
      if (!here && (await take(id, release))) return
      if (here) await here.release()
      else await db.transaction((tx) => notify(tx, channel, id))
      await (here ? Promise.race([here.freed, sleep(retryMs)]) : sleep(retryMs))
    }
    throw new CallError('conflict')
  }

  const unlock = async (id: string) => {
    // A connection that is lost has let go already.
    await onConnection((client) => endLock(client, id)).catch(() => {})
    letGo(id)
  }

  return {
    newLock: (id) => ({
      lock: (stopped, release) => lock(id, stopped, release),
      unlock: () => unlock(id),
    }),
    close: async () => {
      const { connection, forget } = (await opened) ?? {}
      await forget?.()
      await connection?.close()
    },
  }
}

const tryLock = async (client: Client, id: string): Promise<boolean> => {
  const { rows } = await client.query<{ is_ours: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as is_ours',
    [uploadLockSpace, id],
  )
  return rows[0]?.is_ours === true
}

const endLock = async (client: Client, id: string): Promise<void> => {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [uploadLockSpace, id])
}
