import type { StoredUpload } from './stored-uploads.ts'
import type { Upload, UploadRequest } from './upload.ts'

/** What this tab holds of an upload beside what people see. */
export interface UploadTask {
  readonly id: string
  /** Who uploads, and where; of a file chosen before that is known, it is set when it is. */
  person: string
  schoolId: number | null
  readonly addedAt: number
  /** When a person asked for it last: chosen, or tried again. */
  requestedAt: number
  file: File | undefined
  url: string | null
  fingerprint: string | null
  /** This tab holds its lock: it is the one that sends. */
  isOwn: boolean
  isFollowed: boolean
  /** Ends what is under way. */
  stop: AbortController
  /** Gives the lock back. */
  release: () => void
  /** Writes to the device one after the other. */
  writing: Promise<unknown>
  /** The server is told that it was aborted. */
  ending: Promise<void>
}

export type TaskSeed = Pick<UploadTask, 'id' | 'person' | 'schoolId' | 'addedAt'> &
  Partial<Pick<UploadTask, 'file' | 'url' | 'fingerprint'>>

export const createTask = (seed: TaskSeed): UploadTask => ({
  file: undefined,
  url: null,
  fingerprint: null,
  isOwn: false,
  isFollowed: false,
  stop: new AbortController(),
  release: () => undefined,
  writing: Promise.resolve(),
  ending: Promise.resolve(),
  requestedAt: seed.addedAt,
  ...seed,
})

/** A file that was just chosen. */
export const newUpload = (id: string, file: File, request: UploadRequest): Upload => ({
  id,
  name: file.name,
  bytes: file.size,
  model: request.model,
  folderId: request.folderId ?? null,
  replaces: request.replaces ?? null,
  place: request.place ?? null,
  status: 'waiting',
  sent: 0,
  speed: null,
  secondsLeft: null,
  waitsFor: null,
  fileUuid: null,
  file: null,
  reason: null,
  canRetry: false,
  isStored: false,
})

const statusOfState = { open: 'waiting', checking: 'checking', failed: 'failed', ending: 'aborted' } as const

/** An upload that an earlier visit left. */
export const restoredUpload = (stored: StoredUpload): Upload => ({
  id: stored.id,
  name: stored.name,
  bytes: stored.bytes,
  model: stored.model,
  folderId: stored.folderId,
  replaces: stored.replaces,
  place: stored.place ?? null,
  status: statusOfState[stored.state],
  sent: 0,
  speed: null,
  secondsLeft: null,
  waitsFor: null,
  fileUuid: stored.fileUuid,
  file: null,
  reason: stored.reason,
  canRetry: stored.state === 'failed',
  isStored: true,
})

/** What the device stores of it. */
export const toStoredUpload = (
  task: UploadTask,
  upload: Upload,
  state: StoredUpload['state'],
): StoredUpload => ({
  id: task.id,
  person: task.person,
  name: upload.name,
  bytes: upload.bytes,
  model: upload.model,
  schoolId: task.schoolId,
  folderId: upload.folderId,
  replaces: upload.replaces,
  place: upload.place,
  url: task.url,
  fileUuid: upload.fileUuid,
  fingerprint: task.fingerprint,
  state,
  reason: upload.reason,
  addedAt: task.addedAt,
})

/** What is told to the server about a file (document 001 §7). */
export const metadataOf = (task: UploadTask, upload: Upload, file: File): Record<string, string> => ({
  filename: upload.name,
  original_name: upload.name,
  mime_type: file.type,
  model: upload.model,
  ...(task.schoolId === null ? {} : { cabinet_id: String(task.schoolId) }),
  ...(upload.folderId === null ? {} : { folder_id: String(upload.folderId) }),
})
