import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { quizFolders } from '../quizzes.tables.ts'

/** Every folder of a school by name, with the number of its quizzes that are not archived. */
export const listFolders = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({
      id: quizFolders.id,
      name: quizFolders.name,
      quizzesCount: sql<number>`(
        select count(*)::int from quizzes
        where quizzes.school_id = ${schoolId} and quizzes.folder_id = quiz_folders.id
          and quizzes.archived_at is null
      )`,
    })
    .from(quizFolders)
    .where(eq(quizFolders.schoolId, schoolId))
    .orderBy(asc(sql`lower(${quizFolders.name})`), asc(quizFolders.id))

export const countFolders = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(quizFolders, eq(quizFolders.schoolId, schoolId))

/** Whether the school has the folder; it stays until the transaction ends. */
export const holdFolder = async (tx: Transaction, schoolId: SchoolId, id: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: quizFolders.id })
    .from(quizFolders)
    .where(and(eq(quizFolders.schoolId, schoolId), eq(quizFolders.id, id)))
    .for('share')
  return rows.length > 0
}

export const insertFolder = async (tx: Transaction, schoolId: SchoolId, name: string, now: Date) => {
  const [row] = await tx
    .insert(quizFolders)
    .values({ schoolId, name, createdAt: now })
    .returning({ id: quizFolders.id, name: quizFolders.name })
  if (!row) throw new Error('The folder was not made.')
  return row
}

/** @returns whether the school has such a folder */
export const renameFolder = async (tx: Transaction, schoolId: SchoolId, id: number, name: string) => {
  const rows = await tx
    .update(quizFolders)
    .set({ name })
    .where(and(eq(quizFolders.schoolId, schoolId), eq(quizFolders.id, id)))
    .returning({ id: quizFolders.id })
  return rows.length > 0
}

/** Its quizzes stay, in no folder. @returns whether the school had such a folder */
export const deleteFolder = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  const rows = await tx
    .delete(quizFolders)
    .where(and(eq(quizFolders.schoolId, schoolId), eq(quizFolders.id, id)))
    .returning({ id: quizFolders.id })
  return rows.length > 0
}
