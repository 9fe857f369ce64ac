import { buffer } from 'node:stream/consumers'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { ObjectStorage } from '../../../platform/storage/object-storage.ts'
import { listByUuid } from '../files.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A picture of a school with its bytes as they were uploaded. */
export interface PictureBytes {
  readonly uuid: string
  readonly name: string
  readonly mimeType: string
  readonly width: number | null
  readonly height: number | null
  readonly bytes: Buffer
}

/**
 * The pictures among some files of a school, as long as they are no more than `most` bytes together; what is gone, or would
 * be too much, is left out.
 */
export const readPictures = async (
  { db, storage }: { readonly db: ReadDatabase; readonly storage: Pick<ObjectStorage, 'get'> },
  schoolId: SchoolId,
  uuids: readonly string[],
  most: number,
): Promise<PictureBytes[]> => {
  if (uuids.length === 0) return []
  const rows = await listByUuid(db, schoolId, uuids)
  const pictures: PictureBytes[] = []
  let left = most
  for (const row of rows.filter(({ kind }) => kind === 'image')) {
    if (row.bytes > left) continue
    const stored = await storage.get(row.storageKey)
    if (!stored) continue
    left -= row.bytes
    const { uuid, originalName: name, mimeType, width, height } = row
    pictures.push({ uuid, name, mimeType, width, height, bytes: await buffer(stored.stream) })
  }
  return pictures
}
