import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'
import type { Database, ReadDatabase, Transaction, WriteDatabase } from './connection.ts'
import { columnCasing } from './column-casing.ts'
import { nodePostgres } from './drizzle.ts'
import { oneQueryClient } from './one-query-client.ts'
import { rememberPool } from './statements/together.ts'
import { asksForSecondConnection, insideTransaction, SecondConnectionError } from './open-transaction.ts'
import { createStatementNames, namingClient } from './statements/statement-names.ts'
import { createConcurrencyLimit } from '../concurrency-limit.ts'

/** Where a PostgreSQL is reached: an address, or the folder of a unix socket (`host`). */
export type DatabaseTarget = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>

export type { Database, ReadDatabase, Transaction, WriteDatabase }

export interface OpenDatabase {
  readonly db: Database
  /** Connections of their own, on which PostgreSQL itself refuses every write. */
  readonly reading: ReadDatabase
  readonly pool: Pool
  readonly target: DatabaseTarget
  readonly secondConnections: SecondConnections
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

/**
 * What happens to whoever holds a connection and asks for another one, or asks it for two answers at once. `refused`: the query throws,
 * so that a test or a developer finds it. `logged`: it is told with its stack and gets the connection, because in a running school a query that
 * may wait is better than one that fails.
 */
export type SecondConnections = 'refused' | 'logged'

export interface PoolOptions {
  readonly log: Pick<Log, 'warn' | 'error'>
  /** `refused` unless said otherwise. */
  readonly secondConnections?: SecondConnections
  /** Connections at most for `db`, and as many again for `reading`; 10 unless said otherwise. */
  readonly size?: number
  /** Shown in pg_stat_activity. */
  readonly name?: string
  /** A statement that runs longer is ended; 30 s unless said otherwise, 0 for never. */
  readonly statementTimeoutMs?: number
  /** How long a query waits for a free connection before it fails; 10 s unless said otherwise. */
  readonly connectionPatienceMs?: number
}

type ConnectCallback = Parameters<Pool['connect']>[0]

/** A pool that watches over second connections; see `asksForSecondConnection`. */
class LendingPool extends Pool {
  readonly #watch: Watch
  /** The text of the query that is being asked; none for a connection of one's own. */
  #statement: string | undefined

  constructor(config: PoolConfig, watch: Watch) {
    super(config)
    this.#watch = watch
    // A query is begun by whoever waits for it, so that its stack does not name who wrote it: its text does.
    this.query = new Proxy(this.query, {
      apply: (ask, _self, given: unknown[]) => {
        this.#statement = statementOf(given[0])
        try {
          const asked: unknown = Reflect.apply(ask, this, given)
          return asked
        } finally {
          this.#statement = undefined
        }
      },
    })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    this.#watch(this.#statement)
    return callback === undefined ? super.connect() : super.connect(callback)
  }
}

/** Opens a pool of connections. Nothing is connected before the first query. */
export const openDatabase = (target: DatabaseTarget, options: PoolOptions): OpenDatabase => {
  const { secondConnections = 'refused' } = options
  const watch = watchOver(secondConnections, options.log)
  const config = poolConfig(target, options)
  const lent = (Base: typeof Client) => (secondConnections === 'refused' ? oneQueryClient(Base) : Base)
  const pool = openPool({ ...config, Client: lent(Client) }, watch, options.log)
  const readingPool = openPool(
    { ...config, options: refuseWrites, Client: lent(namingClient(createStatementNames())) },
    watch,
    options.log,
  )
  const reading = nodePostgres.drizzle(readingPool, { casing: columnCasing })
  rememberPool(reading, readingPool)
  return {
    db: openedOn(pool, watch),
    reading,
    pool,
    target,
    secondConnections,
    close: async () => void (await Promise.all([pool.end(), readingPool.end()])),
  }
}

/** Told with the connection, so that no query costs more. */
const refuseWrites = '-c default_transaction_read_only=on'

const openPool = (config: PoolConfig, watch: Watch, log: Pick<Log, 'warn'>): Pool => {
  const pool = new LendingPool(config, watch)
  // Without a listener, a database restart (which ends idle connections) would end this process too.
  pool.on('error', (error) => {
    // A pool that ends does not wait for its connections: a database that ends right after it cuts them.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost')
  })
  // The same for a connection in use; its query fails with the reason.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const poolConfig = (target: DatabaseTarget, options: PoolOptions): PoolConfig => ({
  ...target,
  max: options.size ?? 10,
  application_name: options.name ?? 'lectern',
  statement_timeout: options.statementTimeoutMs ?? 30_000,
  idle_in_transaction_session_timeout: 60_000,
  connectionTimeoutMillis: options.connectionPatienceMs ?? 10_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
})

type Watch = (statement?: string) => void

const watchOver =
  (secondConnections: SecondConnections, log: Pick<Log, 'error'>): Watch =>
  (statement) => {
    if (!asksForSecondConnection()) return
    const error = new SecondConnectionError()
    if (secondConnections === 'refused') throw error
    log.error({ err: error, statement }, 'a transaction asked for a second connection')
  }

/** The words of a query, without its values. */
const statementOf = (query: unknown): string | undefined => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : undefined
}

/** Connections that are never lent to transactions: whoever only reads does not wait behind a crowd that writes. */
const keptForReading = 0.3

const openedOn = (pool: Pool, watch: Watch): Database => {
  const db = nodePostgres.drizzle(pool, { casing: columnCasing })
  const begin = db.transaction.bind(db)
  const most = Math.max(1, Math.floor(pool.options.max * (1 - keptForReading)))
  const turns = createConcurrencyLimit(most, pool.options.connectionTimeoutMillis ?? 0)
  const opened: Database = Object.assign(db, {
    transaction: async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
      watch()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mark is of the type alone, and is given here only
      return turns.take(() => begin((tx) => insideTransaction(opened, tx as object as Transaction, work)))
    },
  })
  return opened
}
