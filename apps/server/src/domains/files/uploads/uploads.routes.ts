import type { ByteApp, ByteCaller, SignedByteCall } from '../../../platform/http/sending/byte-call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { mountResumable } from '../../../platform/uploads/resumable.ts'
import { createUploadLocks } from '../../../platform/uploads/upload-locks.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import { deleteUpload, findUpload, type UploadRow } from './uploads.repository.ts'
import { beginUpload } from '../use-cases/begin-upload.ts'
import { declareLength } from '../use-cases/declare-length.ts'
import { finishUpload } from '../use-cases/finish-upload.ts'

/** Mounts resumable uploads. */
export const mountUploads = (app: ByteApp, dependencies: FileDependencies, caller: ByteCaller): void => {
  const ownUpload = async (call: SignedByteCall, id: string): Promise<UploadRow> => {
    const upload = found(await findUpload(dependencies.db, call.actor.userId, id))
    if (upload.finishedAt === null && upload.expiresAt <= call.now) throw new CallError('upload_expired')
    return upload
  }

  mountResumable(app, {
    path: '/api/v1/uploads',
    store: dependencies.uploads,
    caller,
    locks: createUploadLocks(dependencies),
    rules: {
      maxBytes: dependencies.env.maxUpload,
      begin: (call, wish) => beginUpload(dependencies, call, wish),
      find: async (call, id) => {
        const { bytes, fileUuid, finishedAt } = await ownUpload(call, id)
        return { bytes, fileUuid, isFinished: finishedAt !== null }
      },
      declare: async (call, id, bytes) => declareLength(dependencies.db, await ownUpload(call, id), bytes),
      finish: async (call, id) => finishUpload(dependencies, await ownUpload(call, id), call.now),
      abandon: (_call, id) => deleteUpload(dependencies.db, id),
    },
  })
}
