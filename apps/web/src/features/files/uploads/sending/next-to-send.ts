import type { Upload } from '../upload.ts'

/** So many go out at a time. */
export const parallelUploads = 3

/** Which of the waiting ones begin now, the oldest first. What another tab sends takes no place here. */
export const nextToSend = (uploads: readonly Upload[], parallel = parallelUploads): readonly string[] => {
  const sending = uploads.filter(({ status, waitsFor }) => status === 'progress' && waitsFor !== 'tab')
  return uploads
    .filter(({ status, waitsFor }) => status === 'waiting' && waitsFor === null)
    .slice(0, Math.max(0, parallel - sending.length))
    .map(({ id }) => id)
}

/** Seconds before the try after so many that got no answer (milliseconds). */
export const retryDelay = (failures: number): number =>
  Math.min(30_000, 3_000 * 2 ** Math.max(0, Math.min(failures, 6) - 1))
