import type { UploadModel } from '@lectern/contract/files/upload-models'
import { openDatabase, resultOf, whenDone } from '../../../lib/outbox/storage/indexed-requests.ts'
import type { UploadReason } from './upload-reason.ts'

/** An upload as the device remembers it, until its file is on the server and made ready. */
export interface StoredUpload {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly bytes: number
  readonly model: UploadModel
  readonly cabinetId: number | null
  readonly folderId: number | null
  readonly replaces: string | null
  /** Where its bytes go; null until the server has named the place. */
  readonly url: string | null
  readonly fileUuid: string | null
  readonly fingerprint: string | null
  /** `ending` was aborted while the server could not be told. */
  readonly state: 'open' | 'checking' | 'failed' | 'ending'
  readonly reason: UploadReason | null
  readonly addedAt: number
}

/** What the device keeps of uploads, so that they go on after a reload. */
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
const mostKept = 2 * 1024 ** 3
/** Of the room that the browser still gives. */
const mostOfRoom = 0.5

// Only records of this module's own making are in the store, so their shape is taken on trust.
const isKept = (value: unknown): value is StoredUpload =>
  typeof value === 'object' && value !== null && 'id' in value && 'state' in value

const hasRoomFor = async (bytes: number): Promise<boolean> => {
  if (bytes > mostKept) return false
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {}
  return quota === 0 || bytes < (quota - usage) * mostOfRoom
}

/** Keeps uploads in IndexedDB. A device that keeps nothing rejects; the uploads then live as long as the page. */
export const createStoredUploads = (): StoredUploads => {
  let opened: Promise<IDBDatabase> | undefined
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase({
      name: 'lectern-uploads',
      onGone: () => {
        opened = undefined
      },
      create: (database) => {
        database.createObjectStore('uploads', { keyPath: 'id' }).createIndex('person', 'person')
        database.createObjectStore('files')
      },
    }).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  const write = async (stores: string[], change: (transaction: IDBTransaction) => void): Promise<void> => {
    const transaction = (await open()).transaction(stores, 'readwrite')
    const done = whenDone(transaction)
    change(transaction)
    await done
  }
  const read = async (store: string, key: string): Promise<unknown> =>
    resultOf((await open()).transaction(store).objectStore(store).get(key))

  return {
    list: async (person) => {
      const store = (await open()).transaction('uploads').objectStore('uploads')
      const found = await resultOf(store.index('person').getAll(person))
      const kept = Array.isArray(found) ? found.filter(isKept) : []
      return kept.toSorted((one, other) => one.addedAt - other.addedAt)
    },
    find: async (id) => {
      const found = await read('uploads', id)
      return isKept(found) ? found : undefined
    },
    save: (upload) => write(['uploads'], (all) => all.objectStore('uploads').put(upload)),
    forget: (id) =>
      write(['uploads', 'files'], (all) => {
        all.objectStore('uploads').delete(id)
        all.objectStore('files').delete(id)
      }),
    saveFile: async (id, file) => {
      try {
        if (!(await hasRoomFor(file.size))) return false
        await write(['files'], (all) => all.objectStore('files').put(file, id))
        return true
      } catch {
        // Full, or a device that keeps nothing.
        return false
      }
    },
    findFile: async (id) => {
      const found = await read('files', id)
      return found instanceof File ? found : undefined
    },
    forgetFile: (id) => write(['files'], (all) => all.objectStore('files').delete(id)),
  }
}
