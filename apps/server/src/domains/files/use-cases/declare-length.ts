import type { WriteDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { setUploadBytes, type UploadRow } from '../uploads/uploads.repository.ts'

/**
 * The length of an upload that began without one; what was reserved beyond it is free again.
 *
 * @throws CallError file_too_large for more than was reserved, file_empty
 */
export const declareLength = async (db: WriteDatabase, upload: UploadRow, bytes: number): Promise<void> => {
  if (bytes === 0) throw new CallError('file_empty')
  if (bytes > upload.bytes) throw new CallError('file_too_large', { params: { limit: upload.bytes } })
  await setUploadBytes(db, upload.id, bytes)
}
