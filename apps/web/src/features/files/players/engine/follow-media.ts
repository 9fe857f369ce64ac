import type { PlaybackState, StateStore } from './playback.ts'

const stretchesOf = ({ buffered }: HTMLMediaElement) =>
  Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)] as const)

/** What a media element sounds like now. */
export const soundOf = ({ volume, muted, playbackRate }: HTMLMediaElement): Partial<PlaybackState> => ({
  volume: Math.round(volume * 100),
  isMuted: muted,
  rate: playbackRate,
})

/** Writes what a media element does into a state. @returns what ends it */
export const followMedia = (media: HTMLMediaElement, store: StateStore): (() => void) => {
  /** What was just loaded stands at 0 until its bytes are there. */
  const isLoading = () => media.readyState < media.HAVE_CURRENT_DATA && media.currentTime === 0
  const place = () => ({
    time: isLoading() ? store.read().time : media.currentTime,
    duration: Number.isNaN(media.duration) ? store.read().duration : media.duration,
    buffered: stretchesOf(media),
  })
  const isBegun = () => store.read().phase !== 'uninit' && store.read().phase !== 'unstarted'
  const changes: Readonly<Record<string, () => Partial<PlaybackState>>> = {
    loadedmetadata: () => ({
      ...place(),
      phase: store.read().phase === 'uninit' ? 'unstarted' : store.read().phase,
    }),
    durationchange: place,
    timeupdate: place,
    progress: place,
    seeked: place,
    seeking: () => ({ time: media.currentTime }),
    playing: () => ({ ...place(), phase: 'playing', fault: null }),
    pause: () => (media.ended || !isBegun() ? place() : { ...place(), phase: 'paused' }),
    waiting: () => (media.paused ? {} : { phase: 'buffering' }),
    canplay: () => (store.read().phase === 'buffering' && !media.paused ? { phase: 'playing' } : {}),
    ended: () => ({ ...place(), phase: 'ended' }),
    volumechange: () => soundOf(media),
    ratechange: () => soundOf(media),
    resize: () => ({
      shownHeight:
        media instanceof HTMLVideoElement && media.videoHeight > 0
          ? Math.min(media.videoWidth, media.videoHeight)
          : null,
    }),
  }
  const stops = Object.entries(changes).map(([name, change]) => {
    const listener = () => store.set(change())
    media.addEventListener(name, listener)
    return () => media.removeEventListener(name, listener)
  })
  return () => stops.forEach((stop) => stop())
}
