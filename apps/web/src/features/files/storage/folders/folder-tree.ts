import type { FileFolder } from '@lectern/contract/files/file'

/** The folders from the top down to one, itself included; a ring is broken off. */
export const pathOf = (folders: readonly FileFolder[], id: number | null | undefined): FileFolder[] => {
  const path: FileFolder[] = []
  let at = folders.find((folder) => folder.id === id)
  while (at && !path.includes(at)) {
    path.unshift(at)
    const parent = at.parent_id
    at = folders.find((folder) => folder.id === parent)
  }
  return path
}

/** The folders that lie in one (null: in the storage itself), by name. */
export const foldersIn = (
  folders: readonly FileFolder[],
  parentId: number | null,
  locale: string,
): FileFolder[] =>
  folders
    .filter((folder) => folder.parent_id === parentId)
    .toSorted((one, other) => one.name.localeCompare(other.name, locale, { numeric: true }))

/** Every folder that lies somewhere below one (null: below the storage itself). */
export const foldersBelow = (folders: readonly FileFolder[], id: number | null): FileFolder[] =>
  id === null
    ? [...folders]
    : folders.filter(
        (folder) => folder.id !== id && pathOf(folders, folder.id).some((each) => each.id === id),
      )

/** The names on the way down to a folder; empty for the storage itself. */
export const pathText = (folders: readonly FileFolder[], id: number | null): string =>
  pathOf(folders, id)
    .map(({ name }) => name)
    .join(' / ')

export interface FolderNode {
  readonly folder: FileFolder
  readonly children: readonly FolderNode[]
}

/** Every folder with those that lie in it, without `except` and what lies in that one. */
export const treeOf = (
  folders: readonly FileFolder[],
  locale: string,
  except?: number,
  parentId: number | null = null,
  depth = 0,
): FolderNode[] =>
  foldersIn(folders, parentId, locale)
    .filter(({ id }) => id !== except)
    .map((folder) => ({
      folder,
      children: depth > 20 ? [] : treeOf(folders, locale, except, folder.id, depth + 1),
    }))

/** Nothing lies in it, so it may go. */
export const isEmptyFolder = (folders: readonly FileFolder[], { id, files_count }: FileFolder): boolean =>
  files_count === 0 && !folders.some((folder) => folder.parent_id === id)
