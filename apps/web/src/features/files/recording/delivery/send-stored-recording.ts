import type { StoredRecording, StoredRecordings } from './stored-recordings.ts'
import { holdRecording } from './recording-lock.ts'
import { RefusedUploadError } from './slice-server.ts'
import { createSliceUpload } from './slice-upload.ts'
import { wait } from './wait-for-file.ts'

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
 * Sends what an earlier visit recorded, from where the server stands.
 *
 * @returns the uuid of its file
 * @throws RefusedUploadError, or what broke the connection; the recording stays on the device
 */
export const sendStoredRecording = async (
  stored: StoredRecordings,
  recording: StoredRecording,
  onProgress: (part: number) => void,
): Promise<string> => {
  const release = holdRecording(recording.id)
  try {
    const slices = await stored.slices(recording.id)
    const uuid = await uploadOf(stored, recording, slices, onProgress).finish()
    await stored.forget(recording.id)
    return uuid
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
