import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, lte } from '../../../platform/database/sql.ts'
import { users } from '../users.tables.ts'

/** Who left two weeks ago. */
export const listDueDeletions = (db: ReadDatabase, now: Date) =>
  db.select({ id: users.id, image: users.image }).from(users).where(lte(users.deletionAt, now)).limit(500)

/** Erases an account that is still due; false when its owner came back. */
export const deleteUser = async (tx: Transaction, userId: number, now: Date): Promise<boolean> => {
  const rows = await tx
    .delete(users)
    .where(and(eq(users.id, userId), lte(users.deletionAt, now)))
    .returning({ id: users.id })
  return rows.length > 0
}
