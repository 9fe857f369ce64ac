import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Queries that only read: whoever holds this cannot change anything. */
export type ReadDatabase = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count'>

/** Reads, and single statements that write. Whether a transaction is open around them is the caller's affair. */
export interface WriteDatabase
  extends ReadDatabase, Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'execute'> {}

declare const transactionOpen: unique symbol

/** Queries of one transaction. It opens no other: what is done with it is committed together, or not at all. */
export interface Transaction extends WriteDatabase {
  /** Only the pool gives this, so that nobody takes the pool for a transaction. */
  readonly [transactionOpen]: true
}

/** The pool: each query by itself, and the one way to open a transaction. */
export interface Database extends WriteDatabase {
  /** Does `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}
