import type { Phase, Quality } from '../engine/playback.ts'
import type { HostPlayer, OpenHost } from './host.ts'
import { loadScript } from './load-script.ts'

const script = 'https://player.vimeo.com/api/player.js'

/** What is used of the host's player: every question is answered by a promise. */
interface VimeoPlayer {
  ready(): Promise<void>
  play(): Promise<void>
  pause(): Promise<void>
  setCurrentTime(seconds: number): Promise<number>
  setPlaybackRate(rate: number): Promise<number>
  setVolume(volume: number): Promise<number>
  setMuted(isMuted: boolean): Promise<boolean>
  getDuration(): Promise<number>
  getQualities(): Promise<readonly { readonly id: string; readonly label: string }[]>
  setQuality(id: string): Promise<string>
  on(name: string, listener: (data: HostEvent) => void): void
  destroy(): Promise<void>
}
interface HostEvent {
  readonly seconds?: number
  readonly duration?: number
  readonly percent?: number
  readonly playbackRate?: number
  readonly quality?: string
}
interface VimeoApi {
  Player: new (place: HTMLElement, options: object) => VimeoPlayer
}

const isApi = (value: unknown): value is VimeoApi =>
  typeof value === 'object' && value !== null && 'Player' in value && typeof value.Player === 'function'

const phases: Readonly<Record<string, Phase>> = {
  playing: 'playing',
  pause: 'paused',
  bufferstart: 'buffering',
  ended: 'ended',
}

const qualitiesOf = (found: readonly { readonly id: string; readonly label: string }[]): Quality[] =>
  found.flatMap(({ id, label }) => {
    const height = Number.parseInt(id, 10)
    return id === 'auto' ? [] : [{ id, height: Number.isNaN(height) ? null : height, label }]
  })

export const openVimeo: OpenHost = async ({ place, key, secret, at, store, onError }) => {
  await loadScript(script)
  const api: unknown = Reflect.get(window, 'Vimeo')
  if (!isApi(api)) throw new Error('The player of the host did not come.')
  const player = new api.Player(place, {
    id: Number(key),
    ...(secret === null ? {} : { h: secret }),
    controls: false,
    dnt: true,
    keyboard: false,
    playsinline: true,
    responsive: false,
    width: '100%',
    height: '100%',
  })
  for (const [name, phase] of Object.entries(phases)) player.on(name, () => store.set({ phase }))
  player.on('bufferend', () => {
    if (store.read().phase === 'buffering') store.set({ phase: 'playing' })
  })
  player.on('timeupdate', ({ seconds = 0, duration = 0 }) => store.set({ time: seconds, duration }))
  player.on('seeked', ({ seconds = 0 }) => store.set({ time: seconds }))
  player.on('progress', ({ percent = 0, duration = 0 }) => store.set({ buffered: [[0, percent * duration]] }))
  player.on('playbackratechange', ({ playbackRate = 1 }) => store.set({ rate: playbackRate }))
  player.on('error', () => onError(0))
  await player.ready()
  store.set({
    phase: 'unstarted',
    duration: await player.getDuration(),
    qualities: qualitiesOf(await player.getQualities()),
  })
  if (at > 0) await player.setCurrentTime(at)

  /** What the host refuses, it tells by an error of its own. */
  const ask = (work: Promise<unknown>) => void work.catch(() => {})
  const host: HostPlayer = {
    play: () => ask(player.play()),
    pause: () => ask(player.pause()),
    seek: (seconds) => ask(player.setCurrentTime(seconds)),
    setRate: (rate) => ask(player.setPlaybackRate(rate)),
    setVolume: (volume) => ask(player.setVolume(volume / 100)),
    setMuted: (isMuted) => ask(player.setMuted(isMuted)),
    setQuality: (id) => {
      ask(player.setQuality(id))
      store.set({ quality: id })
    },
    destroy: () => ask(player.destroy()),
  }
  return host
}
