import type { StoredUpload } from './stored-uploads.ts'
import type { Upload, UploadRequest } from './upload.ts'

/** What this tab holds of an upload beside what people see. */
export interface UploadJob {
  readonly id: string
  readonly person: string
  readonly cabinetId: number | null
  readonly addedAt: number
  /** When a person asked for it last: chosen, or tried again. */
  requestedAt: number
  file: File | undefined
  url: string | null
  fingerprint: string | null
  /** This tab has the turn to send it. */
  isMine: boolean
  isFollowed: boolean
  /** Ends what is under way. */
  stop: AbortController
  /** Gives the turn on. */
  leave: () => void
  /** Writes to the device one after the other. */
  writing: Promise<unknown>
  /** The server is told that it was aborted. */
  ending: Promise<void>
}

export type JobSeed = Pick<UploadJob, 'id' | 'person' | 'cabinetId' | 'addedAt'> &
  Partial<Pick<UploadJob, 'file' | 'url' | 'fingerprint'>>

export const createJob = (seed: JobSeed): UploadJob => ({
  file: undefined,
  url: null,
  fingerprint: null,
  isMine: false,
  isFollowed: false,
  stop: new AbortController(),
  leave: () => undefined,
  writing: Promise.resolve(),
  ending: Promise.resolve(),
  requestedAt: seed.addedAt,
  ...seed,
})

/** A file that was just chosen. */
export const newUpload = (id: string, file: File, wish: UploadRequest): Upload => ({
  id,
  name: file.name,
  bytes: file.size,
  model: wish.model,
  folderId: wish.folderId ?? null,
  replaces: wish.replaces ?? null,
  status: 'waiting',
  sent: 0,
  speed: null,
  secondsLeft: null,
  waitsFor: null,
  fileUuid: null,
  file: null,
  reason: null,
  canRetry: false,
  isKept: false,
})

const statusOfState = { open: 'waiting', checking: 'checking', failed: 'failed', ending: 'aborted' } as const

/** An upload that an earlier visit left. */
export const restoredUpload = (kept: StoredUpload): Upload => ({
  id: kept.id,
  name: kept.name,
  bytes: kept.bytes,
  model: kept.model,
  folderId: kept.folderId,
  replaces: kept.replaces,
  status: statusOfState[kept.state],
  sent: 0,
  speed: null,
  secondsLeft: null,
  waitsFor: null,
  fileUuid: kept.fileUuid,
  file: null,
  reason: kept.reason,
  canRetry: kept.state === 'failed',
  isKept: true,
})

/** What the device remembers of it. */
export const toStoredUpload = (
  job: UploadJob,
  upload: Upload,
  state: StoredUpload['state'],
): StoredUpload => ({
  id: job.id,
  person: job.person,
  name: upload.name,
  bytes: upload.bytes,
  model: upload.model,
  cabinetId: job.cabinetId,
  folderId: upload.folderId,
  replaces: upload.replaces,
  url: job.url,
  fileUuid: upload.fileUuid,
  fingerprint: job.fingerprint,
  state,
  reason: upload.reason,
  addedAt: job.addedAt,
})

/** What is told to the server about a file (document 001 §7). */
export const metadataOf = (job: UploadJob, upload: Upload, file: File): Record<string, string> => ({
  filename: upload.name,
  original_name: upload.name,
  mime_type: file.type,
  model: upload.model,
  ...(job.cabinetId === null ? {} : { cabinet_id: String(job.cabinetId) }),
  ...(upload.folderId === null ? {} : { folder_id: String(upload.folderId) }),
})
