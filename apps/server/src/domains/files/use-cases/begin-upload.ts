import { randomUUID } from 'node:crypto'
import { extensionOf, fileLimits, uploadRules } from '@lectern/contract/files/upload-models'
import type { SignedByteCall } from '../../../platform/http/sending/byte-call.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Env } from '../../../platform/env.ts'
import type { UploadRequest } from '../../../platform/uploads/upload-rules.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import { findFolder } from '../folders/folders.repository.ts'
import { reserveQuota, reserveQuotaUpTo } from '../uploads/quota.ts'
import { isUploadModel, placeOfUpload } from '../uploads/upload-place.ts'
import { countOpen, insertUpload } from '../uploads/uploads.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** An unfinished upload waits so long. */
export const uploadLifetimeMs = 24 * 60 * 60 * 1000

const invalid = (field: string): CallError =>
  new CallError('upload_invalid', { fields: { [field]: ['invalid'] } })

const readId = (text: string | null | undefined, field: string): number | null => {
  if (text === undefined || text === null || text === '') return null
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalid(field)
  return Number(text)
}

/** What a client says about its upload (document 001 §7); everything else it says is dropped. */
const readMetadata = ({ metadata }: UploadRequest) => {
  const model = metadata['model'] ?? 'storage'
  if (!isUploadModel(model)) throw invalid('model')
  const name = (metadata['original_name'] || metadata['filename']) ?? ''
  return {
    model,
    name,
    claimedId: readId(metadata['cabinet_id'], 'cabinet_id'),
    folderId: readId(metadata['folder_id'], 'folder_id'),
  }
}

/** Room for an upload: as much as it is long, or as much as one that does not say may become. */
const reserve = async (
  tx: Transaction,
  env: Pick<Env, 'storageQuota' | 'maxUpload'>,
  schoolId: SchoolId,
  bytes: number | null,
  now: Date,
): Promise<number> => {
  const most = Math.min(env.maxUpload, fileLimits.deferredBytes)
  if (bytes === null) return reserveQuotaUpTo(tx, env, { schoolId, most }, now)
  await reserveQuota(tx, env, { schoolId, bytes }, now)
  return bytes
}

/**
 * Reserves room for an upload and remembers whose it is.
 *
 * @throws CallError upload_invalid, file_empty, file_too_large, file_type_refused, forbidden, not_found,
 *   quota_exceeded, too_many_uploads, foreign_folder
 */
export const beginUpload = async (
  dependencies: FileDependencies,
  call: SignedByteCall,
  wish: UploadRequest,
) => {
  const { model, name, claimedId, folderId } = readMetadata(wish)
  if (wish.bytes === 0) throw new CallError('file_empty')
  const limit = dependencies.env.maxUpload
  if (wish.bytes !== null && wish.bytes > limit) throw new CallError('file_too_large', { params: { limit } })
  const { extensions } = uploadRules[model]
  if (extensions && !extensions.includes(extensionOf(name))) throw new CallError('file_type_refused')
  const schoolId = await placeOfUpload(dependencies.db, dependencies.findLearnerSchool, call, {
    model,
    claimedId,
  })
  const { now } = call
  const userId = call.actor.userId
  if ((await countOpen(dependencies.db, userId, now)) >= fileLimits.openUploads)
    throw new CallError('too_many_uploads')
  const fileUuid = randomUUID()
  await dependencies.db.transaction(async (tx) => {
    if (folderId !== null && !(await findFolder(tx, schoolId, folderId)))
      throw new CallError('foreign_folder')
    const bytes = await reserve(tx, dependencies.env, schoolId, wish.bytes, now)
    await insertUpload(tx, {
      id: wish.id,
      fileUuid,
      schoolId,
      userId,
      folderId,
      model,
      originalName: name.slice(0, 4_000),
      bytes,
      createdAt: now,
      expiresAt: new Date(now.getTime() + uploadLifetimeMs),
    })
  })
  return { fileUuid }
}
