import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Client } from 'pg'
import type { OpenDatabase } from '../database/pool.ts'
import { keepConnected } from '../database/steady-client.ts'
import type { Log } from '../log.ts'

/** Distinguishes our locks of worker names from all other advisory locks. */
const workerLockSpace = 7_203_114

const sweepMs = 60_000

/**
 * A process that is killed leaves its jobs marked as being done, and the queue itself would wait four hours for it.
 * Therefore every worker holds an advisory lock on its name for as long as its process is connected, and everybody hands
 * back the jobs of names that nobody holds: at start, and every minute.
 */
export const keepLocksOfTheLiving = async (database: OpenDatabase, log: Log) => {
  const names = new Set<string>()
  const connection = await keepConnected(database.target, {
    name: 'lectern worker',
    log,
    onConnect: async (client) => {
      for (const name of names) await holdName(client, name)
    },
  })

  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => {
    names.add(worker.workerId)
    void connection.run((client) => holdName(client, worker.workerId)).catch(() => {})
  })

  const sweep = async () => {
    try {
      await connection.run(releaseJobsOfTheDead)
    } catch (error) {
      log.warn({ err: error }, 'jobs of ended workers could not be handed back')
    }
  }
  await sweep()
  const timer = setInterval(() => void sweep(), sweepMs)
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
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [workerLockSpace, name])
}

/** A job that was taken less than 10 s ago may belong to a worker whose lock is still on its way. */
const releaseJobsOfTheDead = async (client: Client) => {
  await client.query(
    `with holders as materialized (
       select distinct locked_by from graphile_worker._private_jobs
       where locked_by is not null and locked_at < now() - interval '10 seconds'
     ), dead as materialized (
       select locked_by from holders
       where not exists (
         select from pg_locks
         where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
           and classid = $1 and objid::bigint = hashtext(locked_by)::bigint & 4294967295
       )
     )
     select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`,
    [workerLockSpace],
  )
}
