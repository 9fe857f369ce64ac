import { useState } from 'react'
import { recordingLimits } from './capture/recording-limits.ts'

/** In which way a recording would be thrown away. */
export type Loss = 'leave' | 'again'

/** Asks once before something throws away a recording that is worth it. */
export const useLossQuestion = (length: number) => {
  const [loss, setLoss] = useState<Loss>()
  const first = (wanted: Loss, work: () => void) => () => {
    if (loss !== wanted && length > recordingLimits.worthAsking) return setLoss(wanted)
    setLoss(undefined)
    work()
  }
  return {
    loss,
    /** What a press does: the first one asks, the second one does it. */
    first,
  }
}
