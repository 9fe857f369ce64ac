import type { FileFolder } from '@lectern/contract/files/file'
import { createFolder, listFolders } from '../api.ts'
import { type ChosenFile, uploads } from '../uploads/index.ts'

/** Uploads chosen files into a folder; the folders in which they lay are made there, or used when they exist. */
export const uploadChosen = async (chosen: readonly ChosenFile[], folderId: number | null): Promise<void> => {
  const byPlace = Map.groupBy(chosen, ({ folders }) => folders.join('/'))
  const flat = byPlace.get('')
  if (flat)
    uploads.add(
      flat.map(({ file }) => file),
      { model: 'storage', folderId },
    )
  byPlace.delete('')
  if (byPlace.size === 0) return
  const known: FileFolder[] = [...(await listFolders({})).data]
  for (const files of byPlace.values()) {
    const place = await placeOf(known, files[0]?.folders ?? [], folderId)
    uploads.add(
      files.map(({ file }) => file),
      { model: 'storage', folderId: place },
    )
  }
}

/** Finds or makes the folders of a path one below the other. `known` takes up what is made. */
const placeOf = async (
  known: FileFolder[],
  names: readonly string[],
  folderId: number | null,
): Promise<number | null> => {
  let at = folderId
  for (const name of names) {
    const parent = at
    const found = known.find((folder) => folder.parent_id === parent && folder.name === name)
    const folder =
      found ?? (await createFolder({ body: { name: name.slice(0, 120), parent_id: parent } })).data
    if (!found) known.push(folder)
    at = folder.id
  }
  return at
}
