import type { File as StoredFile } from '@lectern/contract/files/file'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import type { UploadReason } from './upload-reason.ts'

/**
 * Where an upload stands (document 001 §4: progress, checking, completed, failed, aborted). `waiting` has not begun;
 * `missing` cannot go on until its file is chosen again.
 */
export type UploadStatus =
  | 'waiting'
  | 'progress'
  | 'checking'
  | 'completed'
  | 'failed'
  | 'aborted'
  | 'missing'

/** What an upload is for. */
export interface UploadRequest {
  model: UploadModel
  /** Of the storage; none is the storage itself. */
  folderId?: number | null | undefined
  /** The uuid of a file whose bytes the uploaded ones replace wherever it stands. */
  replaces?: string | undefined
  /** What it belongs to, in the words of who asked: after a reload they find it by that. */
  place?: string | undefined
}

/** One file on its way to the server, as people see it. */
export interface Upload {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly model: UploadModel
  readonly folderId: number | null
  readonly replaces: string | null
  readonly place: string | null
  readonly status: UploadStatus
  /** Bytes that have gone out. */
  readonly sent: number
  /** Bytes a second; null while it cannot be said. */
  readonly speed: number | null
  readonly secondsLeft: number | null
  /** Why nothing moves: no answer from the server, or another tab that sends it. */
  readonly waitsFor: 'network' | 'tab' | null
  /** Of the file that it becomes. */
  readonly fileUuid: string | null
  /** What the server has made of it, once its bytes are there. */
  readonly file: StoredFile | null
  /** Why it failed. */
  readonly reason: UploadReason | null
  /** Whether another try makes sense. */
  readonly canRetry: boolean
  /** The device stores the bytes, so that a reload loses nothing. */
  readonly isStored: boolean
}

/** Bytes are or will be on their way. */
export const isUnderWay = ({ status }: Upload): boolean => status === 'waiting' || status === 'progress'

/** Nothing more happens by itself. */
export const isOver = ({ status }: Upload): boolean =>
  status === 'completed' || status === 'failed' || status === 'aborted'

/** All of it, 0 to 100: of sending, then of what the server makes of it. */
export const percentOf = ({ status, sent, bytes, file }: Upload): number => {
  if (status === 'completed') return 100
  if (status === 'checking') return file?.process_progress ?? 0
  // A failure sets progress back to 0 (document 001 §4).
  if (status === 'failed' || status === 'aborted' || bytes === 0) return 0
  return Math.min(100, Math.floor((sent / bytes) * 100))
}
