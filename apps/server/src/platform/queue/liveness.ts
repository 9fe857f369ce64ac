import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Client } from 'pg'
import type { OpenDatabase } from '../database/pool.ts'
import { keepConnected } from '../database/reconnecting-client.ts'
import type { Log } from '../log.ts'

/** Distinguishes our locks of pool names from all other advisory locks. */
const poolLockSpace = 7_203_114

export interface LivenessOptions {
  /** Milliseconds between two looks. */
  readonly lookMs?: number
  /** What was taken less than so many milliseconds ago is left alone: its pool's lock may be on its way. */
  readonly graceMs?: number
}

/**
 * A process that is killed leaves its jobs marked as being done, and the queue itself would wait four hours for it.
 * Therefore every process holds an advisory lock on the names of its pools (what the queue writes into `locked_by`), and
 * everybody looks for names that nobody holds. Whoever is missing at two looks in a row is dead: one look alone may fall
 * into the moment in which a living process connects anew.
 */
export const releaseLocksOfDeadWorkers = async (
  database: OpenDatabase,
  log: Log,
  { lookMs = 10_000, graceMs = 10_000 }: LivenessOptions = {},
) => {
  const names = new Set<string>()
  const connection = await keepConnected(database.target, {
    name: 'lectern worker',
    log,
    onConnect: async (client) => {
      for (const name of names) await holdName(client, name)
    },
  })

  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool: { id } }) => {
    names.add(id)
    void connection.run((client) => holdName(client, id)).catch(() => {})
  })

  let suspects: readonly string[] = []
  const look = async () => {
    try {
      await connection.run(async (client) => {
        const missing = await listMissing(client, graceMs)
        await releaseAll(
          client,
          missing.filter((name) => suspects.includes(name)),
        )
        await releaseLeakedQueues(client, graceMs)
        suspects = missing
      })
    } catch (error) {
      log.warn({ err: error }, 'jobs of ended workers could not be handed back')
    }
  }
  await look()
  const timer = setInterval(() => void look(), lookMs)
  timer.unref()
  return {
    events,
    stop: async () => {
      clearInterval(timer)
      await connection.close()
    },
  }
}

const holdName = async (client: Client, name: string) => {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [poolLockSpace, name])
}

/** Names that hold jobs or queues although no connected process has them. */
const listMissing = async (client: Client, graceMs: number): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `with holders as materialized (
       select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
       union all
       select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
     )
     select distinct locked_by as name from holders
     where locked_at < now() - $2 * interval '1 millisecond' and not exists (
       select from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
         and classid = $1 and objid::bigint = hashtext(locked_by)::bigint & 4294967295
     )`,
    [poolLockSpace, graceMs],
  )
  return rows.map(({ name }) => name)
}

const releaseAll = async (client: Client, names: readonly string[]) => {
  if (names.length === 0) return
  await client.query('select graphile_worker.force_unlock_workers($1)', [names])
}

/**
 * A named queue is held for one job that is being done. Where there is no such job, nothing would ever free the queue,
 * however alive its holder is.
 */
const releaseLeakedQueues = async (client: Client, graceMs: number) => {
  await client.query(
    `update graphile_worker._private_job_queues as queues set locked_by = null, locked_at = null
     where locked_at < now() - $1 * interval '1 millisecond' and not exists (
       select from graphile_worker._private_jobs as jobs
       where jobs.job_queue_id = queues.id and jobs.locked_by = queues.locked_by
     )`,
    [graceMs],
  )
}
