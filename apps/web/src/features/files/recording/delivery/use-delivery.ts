import type { File as StoredFile } from '@lectern/contract/files/file'
import { useRef } from 'react'
import type { RecorderState } from '../capture/recorder-state.ts'
import { EmptyRecordingError, faultOf, type FaultDetails } from '../recording-fault.ts'
import { RefusedUploadError } from './slice-server.ts'
import { waitForFile } from './wait-for-file.ts'

/** Sends a recording. @returns the uuid of its file */
type Send = (onProgress: (part: number) => void) => Promise<string>

interface DeliveryParts {
  setState: (state: RecorderState) => void
  fail: (told: FaultDetails) => void
  signal: AbortSignal
  onRecorded: (file: StoredFile) => void
}

/** Why a recording that is on the device is not with the server. */
export const sendFault = (error: unknown): FaultDetails => {
  if (error instanceof EmptyRecordingError) return { fault: faultOf(error) }
  return error instanceof RefusedUploadError && error.status < 500
    ? { fault: 'refused', code: error.code }
    : { fault: 'unsent' }
}

/** The second half of recording: saving, and waiting until the file is processed (document 002 §4). */
export const useDelivery = ({ setState, fail, signal, onRecorded }: DeliveryParts) => {
  const unsent = useRef<Send>(undefined)

  const sendIt = async (send: Send): Promise<string | undefined> => {
    setState({ at: 'saving', percent: 0 })
    unsent.current = send
    try {
      return await send((part) => setState({ at: 'saving', percent: Math.round(part * 100) }))
    } catch (error) {
      fail(sendFault(error))
    }
  }
  const awaitIt = async (uuid: string) => {
    setState({ at: 'processing', percent: 0 })
    try {
      const file = await waitForFile(uuid, (percent) => setState({ at: 'processing', percent }), signal)
      if (file.process_status === 'completed') onRecorded(file)
      else fail({ fault: 'failed' })
    } catch {
      fail({ fault: 'failed' })
    }
  }
  const deliver = async (send: Send): Promise<void> => {
    const uuid = await sendIt(send)
    if (uuid === undefined) return
    unsent.current = undefined
    await awaitIt(uuid)
  }
  return {
    deliver,
    /** Sends again what did not go through. */
    resend: () => unsent.current && deliver(unsent.current),
  }
}
