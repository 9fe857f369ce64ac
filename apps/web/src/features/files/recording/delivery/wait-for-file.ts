import type { File as StoredFile } from '@lectern/contract/files/file'
import { NetworkError } from '../../../../lib/api/index.ts'
import { getFile } from '../../api.ts'
import { recordingLimits } from '../capture/recording-limits.ts'

export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/**
 * Asks every two seconds until a file is processed (document 002 §9); a lost connection is waited out.
 *
 * @returns the file, completed or failed
 */
export const waitForFile = async (
  uuid: string,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<StoredFile> => {
  for (;;) {
    const file = await findFile(uuid, signal)
    if (file?.process_status === 'completed' || file?.process_status === 'failed') return file
    if (file) onProgress(file.process_progress)
    await wait(recordingLimits.poll, signal)
  }
}

const findFile = async (uuid: string, signal: AbortSignal): Promise<StoredFile | undefined> => {
  try {
    return (await getFile({ params: { uuid } }, { signal })).data
  } catch (error) {
    if (error instanceof NetworkError) return undefined
    throw error
  }
}
