import { useEffect, useRef } from 'react'
import { canRecord, endMedia } from './media-access.ts'
import { faultOf, type FaultDetails } from '../recording-fault.ts'
import type { RecorderState } from './recorder-state.ts'

interface DevicesParts {
  setState: (state: RecorderState) => void
  fail: (told: FaultDetails) => void
  signal: AbortSignal
}

/** Camera and microphone while a recorder is open. */
export const useDevices = ({ setState, fail, signal }: DevicesParts) => {
  const stream = useRef<MediaStream>(undefined)
  useEffect(() => () => endMedia(stream.current), [])

  const ask = async (media: () => Promise<MediaStream>): Promise<MediaStream | undefined> => {
    if (!canRecord()) return (fail({ fault: 'insecure' }), undefined)
    setState({ at: 'asking' })
    try {
      const given = await media()
      endMedia(stream.current)
      stream.current = given
      if (signal.aborted) return (endMedia(given), undefined)
      setState({ at: 'ready', stream: given })
      return given
    } catch (error) {
      fail({ fault: faultOf(error) })
    }
  }
  return {
    ask,
    /** Gives them back at once. */
    release: () => {
      endMedia(stream.current)
      stream.current = undefined
    },
  }
}
