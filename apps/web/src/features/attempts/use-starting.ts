import { useCallback, useRef } from 'react'
import { NetworkError } from '../../lib/api/index.ts'
import { useAction } from '../../lib/use-action.ts'
import { startAttempt } from './api.ts'

/** Between two presses of "Start" (document 002 §9), in milliseconds. */
const startPause = 2000

/** The attempt on the screen; while its questions are there (`plays`), they bring their own buttons. */
export interface Shown {
  attempt: number
  plays: boolean
  /** It was begun just now. */
  isNew?: boolean
}

/** Starts an attempt and shows it. */
export const useStarting = (lesson: number, quiz: number, show: (shown: Shown) => void) => {
  const lastStart = useRef(-startPause)
  const { busy, error, run } = useAction(async () => {
    try {
      const { data } = await startAttempt({ params: { lesson, quiz } })
      show({ attempt: data.id, plays: true, isNew: true })
    } catch (fault) {
      lastStart.current = -startPause
      throw fault
    }
  })
  const start = useCallback(() => {
    if (performance.now() - lastStart.current < startPause) return
    lastStart.current = performance.now()
    run(undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- a new press is a new action; its identity says nothing
  }, [])
  // Whoever was done within the pause and presses again means another attempt.
  const endPause = useCallback(() => (lastStart.current = -startPause), [])
  return { start, endPause, busy, error, isCut: error instanceof NetworkError }
}
