import type { Phase, Quality } from '../engine/playback.ts'
import { qualityRetry, qualityTries, resumeDelay } from '../rules/constants.ts'
import type { HostPlayer, OpenHost } from './host.ts'
import { loadScript } from './load-script.ts'

const script = 'https://www.youtube.com/iframe_api'
/** Sets no cookie before something is played. */
const frames = 'https://www.youtube-nocookie.com'
const lookEvery = 250

/** What is used of the host's player. Its volume is never asked: this page sets it. */
interface YouTubePlayer {
  playVideo(): void
  pauseVideo(): void
  seekTo(seconds: number, allowSeekAhead: boolean): void
  setPlaybackRate(rate: number): void
  getPlaybackRate(): number
  setVolume(volume: number): void
  mute(): void
  unMute(): void
  getCurrentTime(): number
  getDuration(): number
  getVideoLoadedFraction(): number
  getAvailableQualityLevels(): string[]
  setPlaybackQuality(quality: string): void
  destroy(): void
}
interface YouTubeApi {
  Player: new (place: HTMLElement, options: object) => YouTubePlayer
}

const isApi = (value: unknown): value is YouTubeApi =>
  typeof value === 'object' && value !== null && 'Player' in value && typeof value.Player === 'function'

const loadApi = async (): Promise<YouTubeApi> => {
  await loadScript(script)
  for (let tries = 0; tries < 100; tries += 1) {
    const api: unknown = Reflect.get(window, 'YT')
    if (isApi(api)) return api
    // The script brings another one, which says when it is there only to one listener of the page.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The player of the host did not come.')
}

/** The host's numbers of its states (document 001 §4). */
const phases: Readonly<Record<number, Phase>> = {
  [-1]: 'unstarted',
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'buffering',
  5: 'unstarted',
}
const heights: Readonly<Record<string, number>> = {
  tiny: 144,
  small: 240,
  medium: 360,
  large: 480,
  hd720: 720,
  hd1080: 1080,
  hd1440: 1440,
  hd2160: 2160,
}

const qualityOf = (id: string): Quality[] => {
  const height = heights[id]
  return height === undefined ? [] : [{ id, height, label: `${height}p` }]
}

export const openYouTube: OpenHost = async ({ place, key, at, store, onError }) => {
  const api = await loadApi()
  const look = (player: YouTubePlayer) => {
    const duration = player.getDuration() || 0
    store.set({
      time: player.getCurrentTime() || 0,
      duration,
      buffered: [[0, duration * (player.getVideoLoadedFraction() || 0)]],
      rate: player.getPlaybackRate() || 1,
    })
  }
  const findQualities = (player: YouTubePlayer, triesLeft = qualityTries) => {
    const qualities = player.getAvailableQualityLevels().flatMap(qualityOf)
    if (qualities.length > 0) store.set({ qualities: qualities.toReversed() })
    else if (triesLeft > 1) setTimeout(() => findQualities(player, triesLeft - 1), qualityRetry)
  }

  const player = await new Promise<YouTubePlayer>((resolve) => {
    const made: YouTubePlayer = new api.Player(place, {
      host: frames,
      videoId: key,
      width: '100%',
      height: '100%',
      playerVars: {
        autoplay: 0,
        controls: 0,
        disablekb: 1,
        fs: 0,
        iv_load_policy: 3,
        modestbranding: 1,
        origin: window.location.origin,
        playsinline: 1,
        rel: 0,
      },
      events: {
        onReady: () => resolve(made),
        onStateChange: ({ data }: { data: number }) => {
          const phase = phases[data]
          if (phase) store.set({ phase })
          if (phase === 'playing') findQualities(made)
          look(made)
        },
        onError: ({ data }: { data: number }) => onError(data),
      },
    })
  })
  store.set({ phase: 'unstarted' })
  look(player)
  const timer = setInterval(() => look(player), lookEvery)
  // Asked at once, the host forgets it.
  if (at > 0) setTimeout(() => player.seekTo(at, true), resumeDelay)

  const host: HostPlayer = {
    play: () => player.playVideo(),
    pause: () => player.pauseVideo(),
    seek: (seconds) => player.seekTo(seconds, true),
    setRate: (rate) => player.setPlaybackRate(rate),
    setVolume: (volume) => player.setVolume(volume),
    setMuted: (isMuted) => (isMuted ? player.mute() : player.unMute()),
    setQuality: (id) => {
      player.setPlaybackQuality(id === 'auto' ? 'default' : id)
      store.set({ quality: id })
    },
    destroy: () => {
      clearInterval(timer)
      player.destroy()
    },
  }
  return host
}
