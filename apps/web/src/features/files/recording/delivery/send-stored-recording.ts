import type { StoredRecording, StoredRecordings } from './stored-recordings.ts'
import { holdRecording } from './recording-lock.ts'
import { RefusedUploadError } from './slice-server.ts'
import { createSliceUpload, wait } from './slice-upload.ts'

/** What follows the sending of a recording. */
export interface RecordingEnds {
  onProgress: (part: number) => void
  /** Given the uuid of the file once its bytes are with the server, whatever is still made of them. */
  take: (uuid: string) => void | Promise<void>
}

const uploadOf = (
  stored: StoredRecordings,
  recording: StoredRecording,
  slices: readonly Blob[],
  onProgress: (part: number) => void,
) =>
  createSliceUpload({
    ...recording,
    wait,
    slices: () => slices,
    fetch: (...request) => fetch(...request),
    onAddress: (url) => void stored.save({ ...recording, url }).catch(() => undefined),
    onProgress: (sent, total) => onProgress(sent / total),
  })

/** Keeps why the server did not take a recording, for whoever is offered it again. */
export const storeRefusal = async (
  stored: StoredRecordings,
  recording: StoredRecording,
  error: unknown,
): Promise<void> => {
  if (!(error instanceof RefusedUploadError) || error.status >= 500) return
  await stored.save({ ...recording, refused: error.code }).catch(() => undefined)
}

/**
 * Sends what an earlier visit recorded, from where the server stands. It stays on the device until its file is taken.
 *
 * @throws RefusedUploadError, or what broke the connection, or what `take` throws; the recording stays on the device
 */
export const sendStoredRecording = async (
  stored: StoredRecordings,
  recording: StoredRecording,
  { onProgress, take }: RecordingEnds,
): Promise<void> => {
  const release = holdRecording(recording.id)
  try {
    const slices = await stored.slices(recording.id)
    const uuid = await uploadOf(stored, recording, slices, onProgress).finish()
    await take(uuid)
    await stored.forget(recording.id)
  } catch (error) {
    await storeRefusal(stored, recording, error)
    throw error
  } finally {
    release()
  }
}

/** Forgets what an earlier visit recorded, here and on the server. */
export const discardStoredRecording = async (
  stored: StoredRecordings,
  recording: StoredRecording,
): Promise<void> => {
  const release = holdRecording(recording.id)
  try {
    await stored.forget(recording.id)
    await uploadOf(stored, recording, [], () => undefined)
      .abandon()
      .catch(() => undefined)
  } finally {
    release()
  }
}
