import { fileLimits } from '@lectern/contract/files/upload-models'
import type { FileFolder } from '@lectern/contract/files/file'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import * as repository from '../folders/folders.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const foreign = (): CallError =>
  new CallError('foreign_folder', { fields: { parent_id: ['foreign_folder'] } })

/** Every folder of a school with the number of its files. */
export const listFolders = async (db: ReadDatabase, schoolId: SchoolId): Promise<FileFolder[]> => {
  const rows = await repository.listFolders(db, schoolId)
  const counts = await repository.countInFolders(
    db,
    schoolId,
    rows.map((row) => row.id),
  )
  return rows.map((row) => present(row, counts.get(row.id) ?? 0))
}

const present = ({ id, parentId, name }: repository.FolderRow, filesCount: number): FileFolder => ({
  id,
  parent_id: parentId,
  name,
  files_count: filesCount,
})

/** The chain from a folder up to the storage itself; breaks off in a ring. */
const chainOf = (rows: readonly repository.FolderRow[], from: number): number[] => {
  const chain: number[] = []
  let at: number | null = from
  while (at !== null && !chain.includes(at)) {
    chain.push(at)
    at = rows.find((row) => row.id === at)?.parentId ?? null
  }
  return chain
}

/** @throws CallError foreign_folder, too_many_folders */
export const createFolder = async (
  tx: Transaction,
  wish: { readonly schoolId: SchoolId; readonly name: string; readonly parentId: number | null },
  now: Date,
): Promise<FileFolder> => {
  const rows = await repository.lockFolders(tx, wish.schoolId)
  if (rows.length >= fileLimits.folders) throw new CallError('too_many_folders')
  checkParent(rows, wish.parentId, 1)
  return present(await repository.insertFolder(tx, wish, now), 0)
}

/** How many folders stand below one another from `id` downwards, itself included. */
const heightOf = (rows: readonly repository.FolderRow[], id: number, seen = 0): number =>
  seen >= fileLimits.folderDepth
    ? 1
    : 1 +
      Math.max(0, ...rows.filter((row) => row.parentId === id).map((row) => heightOf(rows, row.id, seen + 1)))

const checkParent = (rows: readonly repository.FolderRow[], parentId: number | null, height: number) => {
  if (parentId === null) return
  if (!rows.some((row) => row.id === parentId)) throw foreign()
  if (chainOf(rows, parentId).length + height > fileLimits.folderDepth)
    throw new CallError('too_many_folders')
}

/** @throws CallError not_found, foreign_folder (another school's, or one inside itself), too_many_folders */
export const changeFolder = async (
  tx: Transaction,
  wish: {
    readonly schoolId: SchoolId
    readonly folderId: number
    readonly name: string | undefined
    readonly parentId: number | null | undefined
  },
): Promise<FileFolder> => {
  const rows = await repository.lockFolders(tx, wish.schoolId)
  found(rows.find((row) => row.id === wish.folderId))
  if (wish.parentId !== undefined) {
    checkParent(rows, wish.parentId, heightOf(rows, wish.folderId))
    const isInside = wish.parentId !== null && chainOf(rows, wish.parentId).includes(wish.folderId)
    if (isInside) throw foreign()
  }
  await repository.updateFolder(tx, wish.schoolId, wish.folderId, {
    ...(wish.name === undefined ? {} : { name: wish.name }),
    ...(wish.parentId === undefined ? {} : { parentId: wish.parentId }),
  })
  const folders = await listFolders(tx, wish.schoolId)
  return found(folders.find((each) => each.id === wish.folderId))
}

/** @throws CallError not_found, folder_not_empty */
export const deleteFolder = async (
  tx: Transaction,
  wish: { readonly schoolId: SchoolId; readonly folderId: number },
): Promise<void> => {
  const rows = await repository.lockFolders(tx, wish.schoolId)
  found(rows.find((row) => row.id === wish.folderId))
  const isEmpty =
    !rows.some((row) => row.parentId === wish.folderId) &&
    !(await repository.countInFolders(tx, wish.schoolId, [wish.folderId])).has(wish.folderId)
  if (!isEmpty) throw new CallError('folder_not_empty')
  await repository.deleteFolder(tx, wish.schoolId, wish.folderId)
}
