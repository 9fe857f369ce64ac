import type { File as StoredFile } from '@lectern/contract/files/file'
import { type UploadModel, uploadRules } from '@lectern/contract/files/upload-models'
import { ApiError } from '../../../../lib/api/index.ts'
import { getFile, getStorageUse, replaceFile } from '../../api.ts'
import { unknownLimits, type UploadLimits } from './check-upload.ts'
import { endOnServer, sendBytes, type Sending, type Sent } from './send-bytes.ts'

/** What uploads ask the server for. */
export interface UploadServer {
  send: (sending: Sending) => Promise<Sent>
  end: (url: string) => Promise<void>
  /** The file of an upload, with where its processing stands; null when it is gone. */
  find: (uuid: string) => Promise<StoredFile | null>
  replace: (uuid: string, by: string) => Promise<void>
  /** What the school takes, for whoever may know, as it was told at `since` (milliseconds) or later. */
  limits: (model: UploadModel, since: number) => Promise<UploadLimits>
}

const find = async (uuid: string): Promise<StoredFile | null> => {
  try {
    return (await getFile({ params: { uuid } })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

const replace = async (uuid: string, by: string): Promise<void> => {
  try {
    await replaceFile({ params: { uuid }, body: { file: by } })
  } catch (error) {
    // Done by an earlier try whose answer was lost: the other file was taken up.
    const isDone = error instanceof ApiError && error.code === 'foreign_file' && (await find(by)) === null
    if (!isDone) throw error
  }
}

/** What was told holds for a moment: many files are chosen at once. */
const limitsFor = 5_000

const createLimits = (): UploadServer['limits'] => {
  let asked: { at: number; answer: Promise<UploadLimits> } | undefined
  const ask = async (): Promise<UploadLimits> => {
    const { data } = await getStorageUse({})
    const free = Math.max(0, data.quota - data.used - data.reserved)
    return { maxUpload: data.max_upload, free, quota: data.quota }
  }
  return (model, since) => {
    if (uploadRules[model].by === 'learner') return Promise.resolve(unknownLimits)
    if (!asked || asked.at < Math.max(since, Date.now() - limitsFor))
      // Not told: the server decides when the upload begins.
      asked = { at: Date.now(), answer: ask().catch(() => unknownLimits) }
    return asked.answer
  }
}

/** The server over the network. */
export const browserUploadServer: UploadServer = {
  send: sendBytes,
  end: endOnServer,
  find,
  replace,
  limits: createLimits(),
}
