import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, count, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import { fileFolders, fileFoldersColumns, files } from '../files.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export type FolderRow = typeof fileFolders.$inferSelect

export const findFolder = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  id: number,
): Promise<FolderRow | null> => {
  const [row] = await db
    .select(fileFoldersColumns)
    .from(fileFolders)
    .where(and(eq(fileFolders.id, id), eq(fileFolders.schoolId, schoolId)))
  return row ?? null
}

/** Every folder of a school by name. */
export const listFolders = (db: ReadDatabase, schoolId: SchoolId): Promise<FolderRow[]> =>
  db
    .select(fileFoldersColumns)
    .from(fileFolders)
    .where(eq(fileFolders.schoolId, schoolId))
    .orderBy(asc(fileFolders.name), asc(fileFolders.id))

/** The same, while nobody else changes folders of the school. */
export const lockFolders = async (tx: Transaction, schoolId: SchoolId): Promise<FolderRow[]> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('files/folders'), ${schoolId}::int)`)
  return listFolders(tx, schoolId)
}

/** Folder → how many files lie in it. */
export const countInFolders = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  folderIds: readonly number[],
): Promise<Map<number, number>> => {
  if (folderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: files.folderId, total: count() })
    .from(files)
    .where(
      and(
        eq(files.schoolId, schoolId),
        inArray(files.folderId, [...folderIds]),
        isNull(files.deletedAt),
        isNull(files.parentId),
      ),
    )
    .groupBy(files.folderId)
  return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total]])))
}

export const insertFolder = async (
  tx: Transaction,
  folder: Pick<FolderRow, 'schoolId' | 'name' | 'parentId'>,
  now: Date,
): Promise<FolderRow> => {
  const [row] = await tx
    .insert(fileFolders)
    .values({ ...folder, createdAt: now })
    .returning(fileFoldersColumns)
  if (!row) throw new Error('The folder was not made.')
  return row
}

export const updateFolder = async (
  tx: Transaction,
  schoolId: SchoolId,
  id: number,
  change: Partial<Pick<FolderRow, 'name' | 'parentId'>>,
) => {
  if (Object.keys(change).length > 0)
    await tx
      .update(fileFolders)
      .set(change)
      .where(and(eq(fileFolders.schoolId, schoolId), eq(fileFolders.id, id)))
}

export const deleteFolder = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  // What was deleted from it does not keep it.
  await tx
    .update(files)
    .set({ folderId: null })
    .where(and(eq(files.schoolId, schoolId), eq(files.folderId, id)))
  await tx.delete(fileFolders).where(and(eq(fileFolders.schoolId, schoolId), eq(fileFolders.id, id)))
}
