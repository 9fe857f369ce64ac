import type { UploadModel } from '@lectern/contract/files/upload-models'
import type { DBSchema } from 'idb'
import { createDeviceDatabase } from '../../../lib/device-database.ts'
import type { UploadReason } from './upload-reason.ts'

/** An upload as the device stores it, until its file is on the server and made ready. */
export interface StoredUpload {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly bytes: number
  readonly model: UploadModel
  readonly schoolId: number | null
  readonly folderId: number | null
  readonly replaces: string | null
  /** Absent in what earlier versions of the web stored. */
  readonly place?: string | null
  /** Where its bytes go; null until the server has named the place. */
  readonly url: string | null
  readonly fileUuid: string | null
  readonly fingerprint: string | null
  /** `ending` was aborted while the server could not be told. */
  readonly state: 'open' | 'checking' | 'failed' | 'ending'
  readonly reason: UploadReason | null
  readonly addedAt: number
}

/** What the device stores of uploads, so that they go on after a reload. */
export interface StoredUploads {
  list: (person: string) => Promise<StoredUpload[]>
  find: (id: string) => Promise<StoredUpload | undefined>
  save: (upload: StoredUpload) => Promise<void>
  forget: (id: string) => Promise<void>
  /** @returns whether the device took it */
  saveFile: (id: string, file: File) => Promise<boolean>
  findFile: (id: string) => Promise<File | undefined>
  forgetFile: (id: string) => Promise<void>
}

/** A larger file is not copied: it is asked for again after a reload. */
const largestStored = 2 * 1024 ** 3
/** Of the room that the browser still gives. */
const shareOfRoom = 0.5

/** As versions of the web before this one stored it: the school under another name. */
type OlderUpload = Omit<StoredUpload, 'schoolId'> & { readonly cabinetId: number | null }

const readUpload = (record: StoredUpload | OlderUpload): StoredUpload =>
  'cabinetId' in record ? { ...record, schoolId: record.cabinetId } : record

interface UploadsSchema extends DBSchema {
  uploads: { key: string; value: StoredUpload | OlderUpload; indexes: { person: string } }
  files: { key: string; value: File }
}

const hasRoomFor = async (bytes: number): Promise<boolean> => {
  if (bytes > largestStored) return false
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {}
  return quota === 0 || bytes < (quota - usage) * shareOfRoom
}

/** Stores uploads in IndexedDB. A device that stores nothing rejects; the uploads then live as long as the page. */
export const createStoredUploads = (): StoredUploads => {
  const { get } = createDeviceDatabase<UploadsSchema>('lectern-uploads', (made) => {
    made.createObjectStore('uploads', { keyPath: 'id' }).createIndex('person', 'person')
    made.createObjectStore('files')
  })
  return {
    list: async (person) => {
      const records = await (await get()).getAllFromIndex('uploads', 'person', person)
      return records.map(readUpload).toSorted((one, other) => one.addedAt - other.addedAt)
    },
    find: async (id) => {
      const record = await (await get()).get('uploads', id)
      return record && readUpload(record)
    },
    save: async (upload) => void (await (await get()).put('uploads', upload)),
    forget: async (id) => {
      const transaction = (await get()).transaction(['uploads', 'files'], 'readwrite')
      await Promise.all([
        transaction.objectStore('uploads').delete(id),
        transaction.objectStore('files').delete(id),
        transaction.done,
      ])
    },
    saveFile: async (id, file) => {
      try {
        if (!(await hasRoomFor(file.size))) return false
        await (await get()).put('files', file, id)
        return true
      } catch {
        // Full, or a device that stores nothing.
        return false
      }
    },
    findFile: async (id) => (await get()).get('files', id),
    forgetFile: async (id) => (await get()).delete('files', id),
  }
}
