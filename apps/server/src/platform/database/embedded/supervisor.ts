import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode } from '../../error-fields.ts'
import type { Log } from '../../log.ts'
import {
  clusterUser,
  isAlive,
  lastLogLines,
  postgresPid,
  removeSocketFolder,
  type Cluster,
} from './cluster-files.ts'
import { prepareCluster } from './cluster.ts'
import type { DatabaseTarget } from '../pool.ts'
import { spawnPostgres } from './programs.ts'

/** The embedded PostgreSQL of one data folder. */
export interface EmbeddedDatabase {
  readonly target: DatabaseTarget
  /** Lets go of the database; stops PostgreSQL when no other Lectern process uses it. */
  stop(): Promise<void>
}

/**
 * Every process that uses the embedded database holds this advisory lock in shared mode, on a connection of its own, for
 * as long as it runs. Who leaves tries to take it alone: that succeeds only for the last one, and only that one stops
 * PostgreSQL. A newcomer at that moment waits for the lock, loses its connection, and starts PostgreSQL again. A killed
 * process loses the lock with its connection, so a crash never keeps the database running or takes it from others.
 */
const presenceLock = 7_203_114_502

const retryMs = 60
/** How long a PostgreSQL that does not come up is given. A crash recovery under way has no limit of its own. */
const patienceMs = 20_000
const stopMs = 8_000

const databaseName = 'lectern'

/**
 * Starts the embedded PostgreSQL under `dataFolder`, or joins the one that already runs there, and keeps it running: when
 * it dies, it is started again.
 *
 * @throws Error with a sentence for the operator when it cannot run here.
 */
export const startEmbeddedDatabase = async (
  dataFolder: string,
  log: Pick<Log, 'info' | 'warn' | 'error'>,
): Promise<EmbeddedDatabase> => {
  const cluster = prepareCluster(join(dataFolder, 'postgres'))
  const target = { host: cluster.socket, port: 5432, user: clusterUser, database: databaseName }
  let stopping = false
  let recovering: Promise<void> | undefined
  let presence = await joinCluster(cluster, () => true)

  const watch = () => {
    presence.once('end', () => {
      if (!stopping) recovering = recover()
    })
  }

  const recover = async () => {
    log.warn('the embedded database went away; starting it again')
    while (!stopping) {
      try {
        presence = await joinCluster(cluster, () => !stopping)
        watch()
        log.info('the embedded database is back')
        return
      } catch (error) {
        if (stopping) return
        log.error({ err: error }, 'the embedded database did not come back')
        await sleep(1_000)
      }
    }
  }

  watch()
  await createDatabase(presence)
  const stop = async () => {
    if (stopping) return
    stopping = true
    await recovering
    await leave(presence, cluster)
  }
  return { target, stop }
}

/**
 * Connects as one more user of the cluster, starting PostgreSQL as often as needed. When that is no longer wanted it
 * starts nothing new, but still joins what it has started, so that leaving can stop it.
 */
const joinCluster = async (cluster: Cluster, isWanted: () => boolean): Promise<Client> => {
  const deadline = performance.now() + patienceMs
  let child: ReturnType<typeof spawnPostgres> | undefined
  for (;;) {
    const attempt = await tryToJoin(cluster)
    if (attempt instanceof Client) return attempt
    const running = child !== undefined && child.exitCode === null && child.signalCode === null
    // 57P03: PostgreSQL answers that it is starting up or recovering.
    if (attempt !== '57P03' && performance.now() > deadline) throw notStarted(cluster)
    if (!running && !isWanted()) throw new Error('The embedded database is no longer wanted.')
    if (!running && attempt !== '57P03') child = spawnPostgres(cluster)
    await sleep(retryMs)
  }
}

const notStarted = (cluster: Cluster) =>
  new Error(`The embedded database does not start. The end of ${cluster.logFile}:\n${lastLogLines(cluster)}`)

const tryToJoin = async (cluster: Cluster): Promise<Client | string> => {
  const client = new Client({
    host: cluster.socket,
    port: 5432,
    user: clusterUser,
    database: 'postgres',
    application_name: 'lectern presence',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [presenceLock])
    return client
  } catch (error) {
    await client.end().catch(() => {})
    return errorCode(error) ?? 'unknown'
  }
}

const createDatabase = async (presence: Client) => {
  const found = await presence.query('select 1 from pg_database where datname = $1', [databaseName])
  if (found.rowCount !== 0) return
  try {
    await presence.query(`create database ${databaseName}`)
  } catch (error) {
    // 42P04, 23505: another process made it in the same moment.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error
  }
}

const leave = async (presence: Client, cluster: Cluster) => {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceLock])
    const { rows } = await presence.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      presenceLock,
    ])
    if (rows[0]?.last === true) await stopPostgres(cluster)
  } catch {
    // PostgreSQL is gone already.
  } finally {
    await presence.end().catch(() => {})
  }
}

/** A fast stop: running transactions are rolled back, everything committed is on the disk. */
const stopPostgres = async (cluster: Cluster) => {
  const pid = postgresPid(cluster)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + stopMs
  while (isAlive(pid) && performance.now() < deadline) await sleep(20)
  if (!isAlive(pid)) removeSocketFolder(cluster)
}
