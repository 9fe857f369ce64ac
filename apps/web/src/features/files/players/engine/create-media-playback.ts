import { followMedia, soundOf } from './follow-media.ts'
import { createState, type Playback } from './playback.ts'
import { createStreamSession } from './stream-session.ts'
import type { StreamDependencies } from './stream-faults.ts'

/** A film or a recording in an element of the page. */
export const createMediaPlayback = (dependencies: StreamDependencies): Playback => {
  const { media } = dependencies
  const store = createState()
  const stopFollowing = followMedia(media, store)
  const session = createStreamSession(dependencies, store)
  let hasBegun = false

  const seek = (seconds: number) => {
    const { duration } = store.read()
    const last = Number.isFinite(duration) && duration > 0 ? duration : seconds
    media.currentTime = Math.max(0, Math.min(seconds, last))
    store.set({ time: media.currentTime })
  }
  // The element tells a moment later; the next key may come before that.
  const sound = (change: Partial<Pick<HTMLMediaElement, 'volume' | 'muted' | 'playbackRate'>>) => {
    Object.assign(media, change)
    store.set(soundOf(media))
  }
  return {
    read: store.read,
    subscribe: store.subscribe,
    begin: ({ at, plays }) => {
      if (!hasBegun || store.read().fault) {
        const again = hasBegun ? media.currentTime : 0
        hasBegun = true
        const start = at ?? again
        store.set({ time: start })
        return session.begin(start, plays)
      }
      if (at !== undefined) seek(at)
      if (plays) session.play()
    },
    play: session.play,
    pause: session.pause,
    seek,
    setRate: (rate) => {
      media.defaultPlaybackRate = rate
      sound({ playbackRate: rate })
    },
    setVolume: (volume) => sound({ volume: Math.max(0, Math.min(100, volume)) / 100 }),
    setMuted: (muted) => sound({ muted }),
    setQuality: session.setQuality,
    destroy: () => {
      stopFollowing()
      session.destroy()
    },
  }
}
