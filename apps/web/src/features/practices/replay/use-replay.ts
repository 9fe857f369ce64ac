import type { AnswerLogEntry } from '@lectern/contract/attempts/answer-log'
import { useEffect, useState } from 'react'
import { pauseBefore } from './replay-rules.ts'

/** Where a replay stands. */
export interface Replaying {
  /** After so many entries of the log. */
  readonly step: number
  readonly isPlaying: boolean
  readonly goTo: (step: number) => void
  /** Plays, from the beginning where the end was reached, or stops. */
  readonly toggle: () => void
}

/** Goes through a log of answers, by itself or step by step; it begins before the first one. */
export const useReplay = (entries: readonly AnswerLogEntry[]): Replaying => {
  const [step, setStep] = useState(0)
  const [wantsPlay, setWantsPlay] = useState(false)
  const isAtEnd = step >= entries.length
  const isPlaying = wantsPlay && !isAtEnd
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setStep(step + 1), pauseBefore(entries, step))
    return () => clearTimeout(timer)
  }, [entries, isPlaying, step])
  return {
    step,
    isPlaying,
    goTo: (wanted) => {
      setWantsPlay(false)
      setStep(wanted)
    },
    toggle: () => {
      if (isAtEnd) setStep(0)
      setWantsPlay(!isPlaying)
    },
  }
}
