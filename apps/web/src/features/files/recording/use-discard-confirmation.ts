import { useState } from 'react'
import { recordingLimits } from './capture/recording-limits.ts'

/** In which way a recording would be thrown away. */
export type DiscardReason = 'leave' | 'again'

/** Asks once before something throws away a recording that is worth it. */
export const useDiscardConfirmation = (length: number) => {
  const [discardReason, setReason] = useState<DiscardReason>()
  const first = (wanted: DiscardReason, work: () => void) => () => {
    if (discardReason !== wanted && length > recordingLimits.worthAsking) return setReason(wanted)
    setReason(undefined)
    work()
  }
  return {
    discardReason,
    /** What a press does: the first one asks, the second one does it. */
    first,
  }
}
