import { useEffect, useState } from 'react'
import { tick } from '../rules/constants.ts'
import { liveDrift, livePlace, type LivePlace, type LiveShow } from '../rules/live.ts'
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
    const look = () => {
      const now = livePlace(show, duration, Date.now())
      setPlace(now)
      const { phase, time } = playback?.read() ?? {}
      if (now.kind === 'over' && phase !== 'uninit') playback?.pause()
      if (now.kind === 'on' && phase === 'playing' && Math.abs(now.at - (time ?? 0)) > liveDrift)
        playback?.seek(now.at)
    }
    look()
    const timer = setInterval(look, tick)
    return () => clearInterval(timer)
  }, [show, playback, duration])
  return show && place
}
