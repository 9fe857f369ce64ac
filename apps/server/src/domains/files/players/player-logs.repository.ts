import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { desc, eq, lt } from '../../../platform/database/sql.ts'
import { playerLogs, playerLogsColumns } from '../files.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export type PlayerLogRow = typeof playerLogs.$inferSelect

export const insertPlayerLog = async (
  db: Transaction,
  log: typeof playerLogs.$inferInsert,
): Promise<void> => {
  await db.insert(playerLogs).values(log)
}

export const countPlayerLogs = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(playerLogs, eq(playerLogs.schoolId, schoolId))

/** What players of a school reported, newest first. */
export const listPlayerLogs = (
  db: ReadDatabase,
  schoolId: SchoolId,
  { page, per_page }: { readonly page: number; readonly per_page: number },
): Promise<PlayerLogRow[]> =>
  db
    .select(playerLogsColumns)
    .from(playerLogs)
    .where(eq(playerLogs.schoolId, schoolId))
    .orderBy(desc(playerLogs.id))
    .limit(per_page)
    .offset((page - 1) * per_page)

export const deletePlayerLogs = async (db: WriteDatabase, before: Date): Promise<void> => {
  await db.delete(playerLogs).where(lt(playerLogs.createdAt, before))
}
