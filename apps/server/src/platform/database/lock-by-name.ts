import type { Transaction } from './pool.ts'
import { sql } from './sql.ts'

/**
 * Lets one transaction at a time go on under a name; whoever comes second waits until the first has ended, and then sees
 * what it did. For what has to be looked for before it is written, as a free address.
 */
export const lockByName = async (tx: Transaction, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The same for several names, which everybody takes in one order. */
export const lockByNames = async (tx: Transaction, names: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(wanted.name, 0))
    from (select unnest(${sql.param([...names].toSorted())}::text[]) as name) as wanted`)
}

/** Waits for whoever holds a name by `lockByName`, and keeps it from others like them; any number share it at a time. */
export const shareByName = async (tx: Transaction, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`)
}
