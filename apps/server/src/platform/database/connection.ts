import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Queries, each in its own transaction. */
export type Database = NodePgDatabase

/** Queries of one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Where it does not matter whether a transaction is open. Repositories take this. */
export type Connection = Database | Transaction
