import type { ReadDatabase, WriteDatabase, Transaction } from '../../platform/database/pool.ts'
import { eq, sql } from '../../platform/database/sql.ts'
import { fileLeftovers, fileLeftoversColumns } from './files.tables.ts'

/** Objects that nothing names any more; a key that ends with `/` stands for all that lies below it. */
export const noteLeftovers = async (tx: Transaction, storageKeys: readonly string[], now: Date) => {
  if (storageKeys.length === 0) return
  await tx
    .insert(fileLeftovers)
    .values(storageKeys.map((storageKey) => ({ storageKey, leftAt: now })))
    .onConflictDoNothing()
}

export const listLeftovers = (db: ReadDatabase, before: Date) =>
  db
    .select(fileLeftoversColumns)
    .from(fileLeftovers)
    .where(sql`${fileLeftovers.leftAt} <= ${before}`)
    .limit(1_000)

export const forgetLeftover = async (db: WriteDatabase, storageKey: string) => {
  await db.delete(fileLeftovers).where(eq(fileLeftovers.storageKey, storageKey))
}
