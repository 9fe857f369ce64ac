import { liveDrift, livePlace, type LivePlace, type LiveShow } from '../rules/live.ts'
import type { Playback } from './playback.ts'

/**
 * Puts a player that plays to where a show stands for everybody, and stops it where the show is over.
 *
 * @param duration seconds of the whole recording
 * @param now milliseconds since 1970
 */
export const syncLivePlayback = (
  show: LiveShow,
  playback: Pick<Playback, 'read' | 'pause' | 'seek'> | null,
  duration: number,
  now: number,
): LivePlace => {
  const place = livePlace(show, duration, now)
  if (!playback) return place
  const { phase, time } = playback.read()
  if (place.kind === 'over' && phase !== 'uninit') playback.pause()
  if (place.kind === 'on' && phase === 'playing' && Math.abs(place.at - time) > liveDrift)
    playback.seek(place.at)
  return place
}
