import { useEffect, useRef, useState } from 'react'
import type { Playback } from '../engine/playback.ts'
import { seekDebounce } from '../rules/constants.ts'

/** Seeks when nobody has moved the slider for a moment; until then the wanted place is shown (document 001 §4). */
export const useDelayedSeek = (playback: Playback | null, now: number, duration: number) => {
  const [wanted, setWanted] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const seek = (seconds: number) => {
    const at = Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds)
    setWanted(at)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      playback?.seek(at)
      setWanted(null)
    }, seekDebounce)
  }
  return { time: wanted ?? now, seek }
}
