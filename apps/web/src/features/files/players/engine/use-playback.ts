import { useCallback, useSyncExternalStore } from 'react'
import { initialState, type Playback, type PlaybackState } from './playback.ts'

const nothing = () => {}

/** The state of a player as it changes; the first one while there is none yet. */
export const usePlayback = (playback: Playback | null): PlaybackState => {
  const subscribe = useCallback((changed: () => void) => playback?.subscribe(changed) ?? nothing, [playback])
  const read = () => playback?.read() ?? initialState
  return useSyncExternalStore(subscribe, read, () => initialState)
}
