import { useRef } from 'react'
import type { RecorderState } from '../capture/recorder-state.ts'
import { EmptyRecordingError, faultOf, type FaultDetails } from '../recording-fault.ts'
import type { RecordingEnds } from './send-stored-recording.ts'
import { RefusedUploadError } from './slice-server.ts'

type Send = (ends: RecordingEnds) => Promise<void>

interface DeliveryParts {
  setState: (state: RecorderState) => void
  fail: (told: FaultDetails) => void
  signal: AbortSignal
  onRecorded: RecordingEnds['take']
}

/** Why a recording that is on the device is not with the server. */
export const sendFault = (error: unknown): FaultDetails => {
  if (error instanceof EmptyRecordingError) return { fault: faultOf(error) }
  return error instanceof RefusedUploadError && error.status < 500
    ? { fault: 'refused', code: error.code }
    : { fault: 'unsent' }
}

/**
 * The second half of recording: saving. The answer takes the file as soon as its bytes are with the server, because a page
 * that closes while the file is processed would lose it; processing happens behind.
 */
export const useDelivery = ({ setState, fail, signal, onRecorded }: DeliveryParts) => {
  const unsent = useRef<Send>(undefined)

  // Nobody is here to take it any more: it stays on the device and is offered again.
  const take = async (uuid: string) => {
    signal.throwIfAborted()
    await onRecorded(uuid)
  }
  const deliver = async (send: Send): Promise<void> => {
    setState({ at: 'saving', percent: 0 })
    unsent.current = send
    const onProgress = (part: number) => setState({ at: 'saving', percent: Math.round(part * 100) })
    try {
      await send({ onProgress, take })
      unsent.current = undefined
    } catch (error) {
      fail(sendFault(error))
    }
  }
  return {
    deliver,
    /** Sends again what did not go through. */
    resend: () => unsent.current && deliver(unsent.current),
  }
}
