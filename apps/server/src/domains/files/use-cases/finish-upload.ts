import { buffer } from 'node:stream/consumers'
import { CallError } from '../../../platform/http/call-error.ts'
import { headBytes } from '../../../platform/uploads/detect-type.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import { deleteUpload, lockUpload, markFinished, type UploadRow } from '../uploads/uploads.repository.ts'
import { acceptType, recordFile, originalKey } from './record-file.ts'

/**
 * Makes a file of an upload whose bytes are all there. Doing it again, after a crash too, changes nothing.
 *
 * @throws CallError file_type_refused: the upload is forgotten; upload_expired when its bytes are gone
 */
export const finishUpload = async (
  dependencies: FileDependencies,
  upload: UploadRow,
  now: Date,
): Promise<void> => {
  const key = originalKey(upload.schoolId, upload.fileUuid)
  const type = await readType(dependencies, upload, key)
  await dependencies.notifications.dispatchAfterCommit(() =>
    dependencies.db.transaction(async (tx) => {
      const row = await lockUpload(tx, upload.id)
      if (!row || row.finishedAt) return
      const storageKey = await dependencies.uploads.settle(row.id, key)
      const { schoolId, userId: ownerId, folderId, model, originalName: name, bytes, fileUuid: uuid } = row
      const kept = { uuid, schoolId, ownerId, folderId, model, name, bytes, storageKey, sha256: null, type }
      await recordFile(tx, kept, now)
      await markFinished(tx, row.id, now)
    }),
  )
}

const readType = async (dependencies: FileDependencies, upload: UploadRow, key: string) => {
  const head = await readStart(dependencies, upload, key)
  try {
    return await acceptType(head, upload.originalName, upload.model)
  } catch (error) {
    if (error instanceof CallError) {
      await dependencies.uploads.remove(upload.id)
      await deleteUpload(dependencies.db, upload.id)
    }
    throw error
  }
}

/** The bytes may already lie where the file's belong: a server died before it wrote the record. */
const readStart = async (
  { uploads, storage }: FileDependencies,
  { id }: UploadRow,
  key: string,
): Promise<Buffer> => {
  if ((await uploads.offsetOf(id)) !== null) return uploads.readHead(id, headBytes)
  const settled = await storage.get(key, { start: 0, end: headBytes - 1 })
  if (!settled) throw new CallError('upload_expired')
  return buffer(settled.stream)
}
