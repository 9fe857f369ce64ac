import type { SignedByteCall } from '../http/sending/byte-call.ts'

/** An upload that somebody wants to begin. */
export interface UploadRequest {
  readonly id: string
  /** Null when its length is told later. */
  readonly bytes: number | null
  readonly metadata: Readonly<Record<string, string | null>>
}

/** What is known of an upload that was begun. */
export interface KnownUpload {
  /** Its length; at most so many while the length is not told yet. */
  readonly bytes: number
  /** The file that it becomes. */
  readonly fileUuid: string
  readonly isFinished: boolean
}

/** What the domain that owns uploads decides. Everything is refused by throwing a CallError. */
export interface UploadRules {
  readonly maxBytes: number
  /** Reserves what an upload needs. @returns the file that it becomes */
  begin(call: SignedByteCall, wish: UploadRequest): Promise<{ readonly fileUuid: string }>
  /** An upload of the caller. @throws CallError not_found, upload_expired */
  find(call: SignedByteCall, id: string): Promise<KnownUpload>
  /**
   * The length of an upload that began without one.
   *
   * @throws CallError file_too_large for more than was reserved, file_empty
   */
  declare(call: SignedByteCall, id: string, bytes: number): Promise<void>
  /** All bytes are there: makes the file. Doing it again changes nothing. */
  finish(call: SignedByteCall, id: string): Promise<void>
  /** The caller ended an upload. */
  abandon(call: SignedByteCall, id: string): Promise<void>
}
