import { useEffect, useState } from 'react'
import { tick } from '../rules/constants.ts'
import type { LivePlace, LiveShow } from '../rules/live.ts'
import { syncLivePlayback } from './sync-live-playback.ts'
import type { Playback } from './playback.ts'

/** Keeps a player where a show stands for everybody; undefined for what is no show. */
export const useLive = (
  show: LiveShow | undefined,
  playback: Playback | null,
  duration: number,
): LivePlace | undefined => {
  const [place, setPlace] = useState<LivePlace>()
  useEffect(() => {
    if (!show) return undefined
    const look = () => setPlace(syncLivePlayback(show, playback, duration, Date.now()))
    look()
    const timer = setInterval(look, tick)
    return () => clearInterval(timer)
  }, [show, playback, duration])
  return show && place
}
