import { Pool, type ClientConfig, type PoolClient } from 'pg'
import type { Log } from '../log.ts'
import type { Connection, Database, Transaction } from './connection.ts'
import { nodePostgres } from './drizzle.ts'
import { insideTransaction, refuseSecondConnection } from './open-transaction.ts'
import { createTurns } from '../turns.ts'

/** Where a PostgreSQL is reached: an address, or the folder of a unix socket (`host`). */
export type DatabaseTarget = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>

export type { Connection, Database, Transaction }

export interface OpenDatabase {
  readonly db: Database
  readonly pool: Pool
  readonly target: DatabaseTarget
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

export interface PoolOptions {
  readonly log: Pick<Log, 'warn'>
  /** Connections at most; 10 unless said otherwise. */
  readonly size?: number
  /** Shown in pg_stat_activity. */
  readonly name?: string
  /** A statement that runs longer is ended; 30 s unless said otherwise, 0 for never. */
  readonly statementTimeoutMs?: number
  /** How long a query waits for a free connection before it fails; 10 s unless said otherwise. */
  readonly connectionPatienceMs?: number
}

type ConnectCallback = Parameters<Pool['connect']>[0]

/** A pool that lends nobody a second connection; see `refuseSecondConnection`. */
class LendingPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    refuseSecondConnection()
    return callback === undefined ? super.connect() : super.connect(callback)
  }
}

/** Column names are the property names in snake_case. The same setting stands in `drizzle.config.ts`. */
export const columnCasing = 'snake_case' as const

/** Opens a pool of connections. Nothing is connected before the first query. */
export const openDatabase = (target: DatabaseTarget, options: PoolOptions): OpenDatabase => {
  const pool = new LendingPool({
    ...target,
    max: options.size ?? 10,
    application_name: options.name ?? 'lectern',
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: options.connectionPatienceMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  })
  // Without a listener, a database restart (which ends idle connections) would end this process too.
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection was lost'))
  // The same for a connection in use; its query fails with the reason.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: openedOn(pool), pool, target, close: () => pool.end() }
}

/** Connections that are never lent to transactions: whoever only reads does not wait behind a crowd that writes. */
const keptForReading = 0.3

const openedOn = (pool: Pool): Database => {
  const db: Database = nodePostgres.drizzle(pool, { casing: columnCasing })
  const begin = db.transaction.bind(db)
  const most = Math.max(1, Math.floor(pool.options.max * (1 - keptForReading)))
  const turns = createTurns(most, pool.options.connectionTimeoutMillis ?? 0)
  db.transaction = async (work, config) => {
    refuseSecondConnection()
    return turns.take(() => begin((tx) => insideTransaction(tx, work), config))
  }
  return db
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Inside a transaction it
 * becomes a savepoint.
 */
export const inTransaction = <T>(db: Connection, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(work)
