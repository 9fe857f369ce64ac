import type { Transaction } from './pool.ts'
import { sql } from './sql.ts'

/**
 * Does a part of a transaction that may break a constraint: when it fails, what the part did is undone and the transaction stays usable.
 * Parts do not overlap: a part is awaited before the next begins.
 */
export const inSavepoint = async <T>(tx: Transaction, work: () => Promise<T>): Promise<T> => {
  await tx.execute(sql`savepoint part`)
  try {
    const done = await work()
    await tx.execute(sql`release savepoint part`)
    return done
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`)
    throw error
  }
}
