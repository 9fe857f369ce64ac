import type { ByteApp, ByteCaller, SignedByteCall } from '../../../platform/http/sending/byte-call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { mountResumable } from '../../../platform/uploads/resumable.ts'
import { createUploadLocks } from '../../../platform/uploads/upload-locks.ts'
import type { FileParts } from '../file-parts.ts'
import { deleteUpload, findUpload, type UploadRow } from './uploads.repository.ts'
import { beginUpload } from '../use-cases/begin-upload.ts'
import { declareLength } from '../use-cases/declare-length.ts'
import { finishUpload } from '../use-cases/finish-upload.ts'

/** Mounts resumable uploads. */
export const mountUploads = (app: ByteApp, parts: FileParts, caller: ByteCaller): void => {
  const ownUpload = async (call: SignedByteCall, id: string): Promise<UploadRow> => {
    const upload = found(await findUpload(parts.db, call.actor.userId, id))
    if (upload.finishedAt === null && upload.expiresAt <= call.now) throw new CallError('upload_expired')
    return upload
  }

  mountResumable(app, {
    path: '/api/v1/uploads',
    store: parts.uploads,
    caller,
    locks: createUploadLocks(parts),
    rules: {
      maxBytes: parts.env.maxUpload,
      begin: (call, wish) => beginUpload(parts, call, wish),
      find: async (call, id) => {
        const { bytes, fileUuid, finishedAt } = await ownUpload(call, id)
        return { bytes, fileUuid, isFinished: finishedAt !== null }
      },
      declare: async (call, id, bytes) => declareLength(parts.db, await ownUpload(call, id), bytes),
      finish: async (call, id) => finishUpload(parts, await ownUpload(call, id), call.now),
      abandon: (_call, id) => deleteUpload(parts.db, id),
    },
  })
}
