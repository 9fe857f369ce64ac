import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import { alertDismissals } from './profile.tables.ts'

export const listDismissed = async (db: ReadDatabase, userId: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ key: alertDismissals.key })
    .from(alertDismissals)
    .where(eq(alertDismissals.userId, userId))
  return new Set(rows.map(({ key }) => key))
}

export const insertDismissal = async (db: Transaction, userId: number, key: string, now: Date) => {
  await db.insert(alertDismissals).values({ userId, key, at: now }).onConflictDoNothing()
}
