import type { UploadModel } from '@lectern/contract/files/upload-models'
import type { DBSchema } from 'idb'
import { createDeviceDatabase } from '../../../../lib/device-database.ts'
import type { RecordingKind } from '@lectern/contract/files/recording-name'

/** A recording that this device stores until the server has all of it. */
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

export type WantedRecordings =
  | { kind: RecordingKind; model: UploadModel; place?: string | undefined }
  | { place: string }

const isWanted = ({ kind, model, place }: StoredRecording, wanted: WantedRecordings): boolean =>
  ('place' in wanted ? place === wanted.place : true) &&
  ('kind' in wanted ? kind === wanted.kind && model === wanted.model : true)

interface RecordingsSchema extends DBSchema {
  recordings: { key: string; value: StoredRecording }
  /** By recording and place in it. */
  slices: { key: [string, number]; value: Blob }
}

const slicesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** What this device stores of recordings, in IndexedDB. */
export const createStoredRecordings = () => {
  const { get } = createDeviceDatabase<RecordingsSchema>('lectern-recordings', (made) => {
    made.createObjectStore('recordings', { keyPath: 'id' })
    made.createObjectStore('slices')
  })
  const writeBoth = async () => {
    const transaction = (await get()).transaction(['recordings', 'slices'], 'readwrite')
    return {
      recordings: transaction.objectStore('recordings'),
      slices: transaction.objectStore('slices'),
      done: transaction.done,
    }
  }
  return {
    /** Of one person, the latest first: for one purpose, or made on one page. */
    list: async (person: string, wanted: WantedRecordings): Promise<StoredRecording[]> =>
      (await (await get()).getAll('recordings'))
        .filter((each) => each.person === person && isWanted(each, wanted))
        .toSorted((one, other) => other.startedAt - one.startedAt),
    save: async (recording: StoredRecording): Promise<void> =>
      void (await (await get()).put('recordings', recording)),
    /** Stores one slice, and how long the recording is with it. */
    add: async (recording: StoredRecording, at: number, slice: Blob): Promise<void> => {
      const { recordings, slices, done } = await writeBoth()
      await Promise.all([recordings.put(recording), slices.put(slice, [recording.id, at]), done])
    },
    slices: async (id: string): Promise<Blob[]> => (await get()).getAll('slices', slicesOf(id)),
    forget: async (id: string): Promise<void> => {
      const { recordings, slices, done } = await writeBoth()
      await Promise.all([recordings.delete(id), slices.delete(slicesOf(id)), done])
    },
  }
}

export type StoredRecordings = ReturnType<typeof createStoredRecordings>

/** Of this tab; only for the browser. */
export const storedRecordings: StoredRecordings = createStoredRecordings()
