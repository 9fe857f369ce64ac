import type { UploadModel } from '@lectern/contract/files/upload-models'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CallError } from '../../../platform/http/call-error.ts'
import { headBytes } from '../../../platform/uploads/detect-type.ts'
import { passing, TooManyBytesError } from '../../../platform/uploads/hash-while.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import type { FileRow } from '../files.repository.ts'
import { findFolder } from '../folders/folders.repository.ts'
import { reserveQuota, quotaOf } from '../uploads/quota.ts'
import { acceptType, recordFile, originalKey } from './record-file.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** What keeping bytes needs of the house. */
type Receiving = Pick<FileDependencies, 'db' | 'env' | 'storage' | 'notifications'>

/** Bytes that arrive at once, and what they are to be. */
export interface Arriving {
  readonly schoolId: SchoolId
  readonly ownerId: number
  readonly folderId: number | null
  readonly model: UploadModel
  readonly name: string
  readonly stream: Readable
  readonly meta?: Record<string, unknown>
}

/**
 * Keeps a file that arrives in one stream. What is refused leaves no byte behind.
 *
 * @throws CallError file_empty, file_too_large, file_type_refused, quota_exceeded, foreign_folder
 */
export const receiveStream = async (
  dependencies: Receiving,
  arriving: Arriving,
  now: Date,
): Promise<FileRow> => {
  const { schoolId, folderId, model, name } = arriving
  if (folderId !== null && !(await findFolder(dependencies.db, schoolId, folderId)))
    throw new CallError('foreign_folder')
  const uuid = randomUUID()
  const storageKey = originalKey(schoolId, uuid)
  const { free } = await quotaOf(dependencies.db, dependencies.env, schoolId, now)
  const seen = passing(headBytes, Math.min(dependencies.env.maxUpload, free))
  try {
    await Promise.all([
      pipeline(arriving.stream, seen.stream),
      dependencies.storage.put(storageKey, seen.stream),
    ])
    const bytes = seen.bytes()
    if (bytes === 0) throw new CallError('file_empty')
    const type = await acceptType(seen.head(), name, model)
    const { ownerId, meta = {} } = arriving
    const sha256 = seen.sha256()
    const kept = { uuid, schoolId, ownerId, folderId, model, name, bytes, storageKey, sha256, type, meta }
    return await dependencies.notifications.dispatchAfterCommit(() =>
      dependencies.db.transaction(async (tx) => {
        await reserveQuota(tx, dependencies.env, { schoolId, bytes }, now)
        return recordFile(tx, kept, now)
      }),
    )
  } catch (error) {
    await dependencies.storage.delete(storageKey)
    throw error instanceof TooManyBytesError ? await tooLarge(dependencies, schoolId, now) : error
  }
}

/** Which of the two limits the file broke. */
const tooLarge = async ({ db, env }: Receiving, schoolId: SchoolId, now: Date): Promise<CallError> => {
  const { free, quota } = await quotaOf(db, env, schoolId, now)
  if (free < env.maxUpload) return new CallError('quota_exceeded', { params: { quota, free } })
  return new CallError('file_too_large', { params: { limit: env.maxUpload } })
}
