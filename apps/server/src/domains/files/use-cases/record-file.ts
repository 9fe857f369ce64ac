import { type UploadModel, uploadRules } from '@lectern/contract/files/upload-models'
import type { FileKind } from '@lectern/contract/files/kinds'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { detectType, type DetectedType, isDisguised } from '../../../platform/uploads/detect-type.ts'
import { announceFileChange } from '../file-change.ts'
import { type FileRow, insertFile } from '../files.repository.ts'
import { enqueueProcessing } from '../process-state.ts'
import { cleanName } from '../rules/clean-name.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Kinds of which something is made. */
const processed: ReadonlySet<FileKind> = new Set(['image', 'video', 'audio', 'pdf', 'document'])

/** Bytes that lie in the storage, on their way to being a file of a school. */
export interface StoredBytes {
  readonly uuid: string
  readonly schoolId: SchoolId
  readonly ownerId: number
  readonly folderId: number | null
  readonly model: UploadModel
  readonly name: string
  readonly bytes: number
  readonly storageKey: string
  readonly sha256: string | null
  readonly type: DetectedType
  readonly meta?: Record<string, unknown>
}

/** Where a school's file lies: `{school}/{uuid}`, the bytes as uploaded under `original`. */
export const folderOf = (schoolId: SchoolId, uuid: string): string => `${schoolId}/${uuid}`
export const originalKey = (schoolId: SchoolId, uuid: string): string =>
  `${folderOf(schoolId, uuid)}/original`

/**
 * What the first bytes of an upload are, when its model takes that.
 *
 * @throws CallError file_type_refused
 */
export const acceptType = async (head: Buffer, name: string, model: UploadModel): Promise<DetectedType> => {
  const type = await detectType(head, name)
  const rule = uploadRules[model]
  const isTaken = rule.kinds.includes(type.kind) && (rule.extensions?.includes(type.extension) ?? true)
  if (isTaken && !isDisguised(type, name)) return type
  throw new CallError('file_type_refused', {
    params: { type: type.mimeType },
    detail: `${name} is ${type.mimeType}`,
  })
}

/** Records a file, and asks for what is to be made of it. */
export const recordFile = async (tx: Transaction, kept: StoredBytes, now: Date): Promise<FileRow> => {
  const { type, name, ...rest } = kept
  const needsWork = processed.has(type.kind)
  const file = await insertFile(tx, {
    ...rest,
    ...type,
    originalName: cleanName(name, type.extension),
    storageFolder: folderOf(kept.schoolId, kept.uuid),
    processStatus: needsWork ? 'pending' : 'completed',
    processProgress: needsWork ? 0 : 100,
    onlyUpload: !['storage', 'courseLesson'].includes(kept.model),
    uploadedAt: now,
  })
  if (needsWork) await enqueueProcessing(tx, file.id)
  await announceFileChange(tx, file.id)
  return file
}
