import type { PlacedFile } from '@lectern/contract/files/placed-file'

/** The list with files at its end, each once, at most `most`; a place for one file takes the last of them. */
export const withFiles = (
  files: readonly PlacedFile[],
  uuids: readonly string[],
  { many, most }: { many: boolean; most: number },
): PlacedFile[] => {
  const placed = (uuid: string): PlacedFile =>
    files.find((file) => file.uuid === uuid) ?? {
      uuid,
      allow_doc_preview: null,
      allow_doc_download: null,
    }
  const added = [...new Set(uuids)].filter((uuid) => !files.some((file) => file.uuid === uuid))
  if (!many) return uuids.slice(-1).map(placed)
  return [...files, ...added.map(placed)].slice(0, most)
}

/** The list with another word about one file. */
export const withChange = (
  files: readonly PlacedFile[],
  uuid: string,
  change: Partial<Omit<PlacedFile, 'uuid'>>,
): PlacedFile[] => files.map((file) => (file.uuid === uuid ? { ...file, ...change } : file))
