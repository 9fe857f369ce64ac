import type { UploadModel } from '@lectern/contract/files/upload-models'
import { openDatabase, resultOf, whenDone } from '../../../../lib/outbox/storage/indexed-requests.ts'
import type { RecordingKind } from '@lectern/contract/files/recording-name'

/** A recording that this device keeps until the server has all of it. */
export interface StoredRecording {
  id: string
  person: string
  kind: RecordingKind
  model: UploadModel
  name: string
  mimeType: string
  /** Milliseconds since 1970. */
  startedAt: number
  /** Milliseconds. */
  length: number
  /** Where it is sent to; null until that began. */
  url: string | null
  /** The server's code when it took no more of it. */
  refused?: string | undefined
  /** The address path of the page where it was made. */
  place?: string | undefined
}

export type WantedRecordings = { kind: RecordingKind; model: UploadModel } | { place: string }

const isWanted = ({ kind, model, place }: StoredRecording, wanted: WantedRecordings): boolean =>
  'place' in wanted ? place === wanted.place : kind === wanted.kind && model === wanted.model

const databaseName = 'lectern-recordings'

const isKept = (value: unknown): value is StoredRecording =>
  typeof value === 'object' && value !== null && 'id' in value && 'person' in value

/** What this device keeps of recordings, in IndexedDB. */
export const createStoredRecordings = () => {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= openDatabase({
      name: databaseName,
      onGone: () => {
        opened = undefined
      },
      create: (made) => {
        made.createObjectStore('recordings', { keyPath: 'id' })
        made.createObjectStore('slices')
      },
    }).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const write = async (work: (recordings: IDBObjectStore, slices: IDBObjectStore) => void) => {
    const transaction = (await database()).transaction(['recordings', 'slices'], 'readwrite')
    const done = whenDone(transaction)
    work(transaction.objectStore('recordings'), transaction.objectStore('slices'))
    await done
  }
  const listAll = async (): Promise<StoredRecording[]> => {
    const store = (await database()).transaction('recordings').objectStore('recordings')
    const found = await resultOf(store.getAll())
    const all = Array.isArray(found) ? found.filter(isKept) : []
    return all.toSorted((one, other) => other.startedAt - one.startedAt)
  }
  const ofRecording = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

  return {
    /** Of one person, the latest first: for one purpose, or made on one page. */
    list: async (person: string, wanted: WantedRecordings): Promise<StoredRecording[]> =>
      (await listAll()).filter((each) => each.person === person && isWanted(each, wanted)),
    note: (recording: StoredRecording) => write((recordings) => recordings.put(recording)),
    /** Keeps one slice, and how long the recording is with it. */
    add: (recording: StoredRecording, at: number, slice: Blob) =>
      write((recordings, slices) => {
        recordings.put(recording)
        slices.put(slice, [recording.id, at])
      }),
    slices: async (id: string): Promise<Blob[]> => {
      const store = (await database()).transaction('slices').objectStore('slices')
      const found = await resultOf(store.getAll(ofRecording(id)))
      return Array.isArray(found) ? found.filter((each) => each instanceof Blob) : []
    },
    forget: (id: string) =>
      write((recordings, slices) => {
        recordings.delete(id)
        slices.delete(ofRecording(id))
      }),
  }
}

export type StoredRecordings = ReturnType<typeof createStoredRecordings>

/** Of this tab; only for the browser. */
export const storedRecordings: StoredRecordings = createStoredRecordings()
