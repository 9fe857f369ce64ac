import type { DataStore } from '@tus/server'
import { errorStatus } from './error-status.ts'

/** What every store speaks of the protocol. Room for a length that is told later is reserved by a limit. */
export const extensions = ['creation', 'creation-defer-length', 'creation-with-upload', 'termination']

/** Whether the length of an upload in a store is still to be told. */
export const lacksLength = async (store: DataStore, id: string): Promise<boolean> => {
  try {
    return (await store.getUpload(id)).sizeIsDeferred
  } catch (error) {
    if (errorStatus(error) === 404) return false
    throw error
  }
}

/** Keeps the bytes of resumable uploads until they are whole. */
export interface UploadStore {
  /** The part that writes what arrives. */
  readonly dataStore: DataStore
  /** How many bytes are there; null when there is no such upload. */
  offsetOf(id: string): Promise<number | null>
  /** Whether the length of an upload is still to be told; false when there is no such upload. */
  waitsForLength(id: string): Promise<boolean>
  /** The first bytes of an upload, at most `bytes`. */
  readHead(id: string, bytes: number): Promise<Buffer>
  /**
   * Makes a whole upload an object of the storage. Doing it again changes nothing.
   *
   * @returns the key under which the bytes are kept: `key`, or where they already lie
   */
  settle(id: string, key: string): Promise<string>
  /** Forgets an upload and its bytes; one that is not there counts as forgotten. */
  remove(id: string): Promise<void>
}

/** Names of uploads: 256 random bits, safe as a part of an address and as the name of a file. */
export const uploadId = /^[A-Za-z0-9_-]{43}$/
