import type { Readable } from 'node:stream'

/** Keeps the bytes of uploaded and made files. What they are (name, kind, owner) stands in the database. */
export interface ObjectStorage {
  /**
   * Keeps `body` under `key`, replacing what was there. Resolves when the bytes are safe on the disk; until then, and
   * when it fails, readers see what was there before.
   *
   * @throws UnsafeKeyError
   */
  put(key: string, body: Readable | Uint8Array): Promise<{ bytes: number }>
  /**
   * Reads all or `range` of an object; undefined when there is none. The stream has to be read or destroyed.
   *
   * @throws RangeOutsideError when the range starts behind the end.
   */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>
  head(key: string): Promise<{ bytes: number; modifiedAt: Date } | undefined>
  /** Deletes an object; one that is not there counts as deleted. */
  delete(key: string): Promise<void>
  /** Deletes every object below `folder` (a key without its last parts); none counts as deleted. */
  deleteFolder(folder: string): Promise<void>
  /** Resolves when objects can be written and read (readiness). */
  check(): Promise<void>
}

/** Bytes `start` to `end`, both included, from 0; without `end` up to the last. */
export interface ByteRange {
  readonly start: number
  readonly end?: number
}

export interface StoredObject {
  readonly stream: Readable
  /** What the stream holds, where it is so little that it was read at once; the stream can be left alone then. */
  readonly bytes?: Uint8Array
  /** Of the whole object. */
  readonly totalBytes: number
  /** What the stream holds: both included, clamped to the object. `end` is -1 for an empty object. */
  readonly range: Required<ByteRange>
}

/** A key is one to eight parts of letters, digits, `-`, `_` and `.`, joined by `/`; no part starts with a dot. */
export class UnsafeKeyError extends Error {
  constructor() {
    super('This key cannot name a stored object.')
    this.name = 'UnsafeKeyError'
  }
}

export class RangeOutsideError extends Error {
  readonly totalBytes: number

  constructor(totalBytes: number) {
    super(`The range starts behind the end (${totalBytes} bytes).`)
    this.name = 'RangeOutsideError'
    this.totalBytes = totalBytes
  }
}

const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/
const mostParts = 8

/** @throws UnsafeKeyError when `key` could name anything but an object of the storage. */
export const checkKey = (key: string): string => {
  const parts = key.split('/')
  if (parts.length > mostParts || !parts.every((each) => part.test(each))) throw new UnsafeKeyError()
  return key
}
