import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createState } from '../engine/playback.ts'
import { openYouTube } from './youtube.ts'

vi.mock('./load-script.ts', () => ({ loadScript: () => Promise.resolve() }))

interface Events {
  onReady: () => void
  onStateChange: (change: { data: number }) => void
}

/** The host's player, as far as ours uses it. */
const host = {
  qualities: new Array<string>(),
  asks: 0,
  seeks: new Array<number>(),
  events: new Array<Events>(),
}
class Player {
  constructor(_place: unknown, { events }: { events: Events }) {
    host.events.push(events)
    queueMicrotask(events.onReady)
  }
  getAvailableQualityLevels() {
    host.asks += 1
    return host.qualities
  }
  seekTo(seconds: number) {
    host.seeks.push(seconds)
  }
  playVideo() {}
  getDuration() {
    return 100
  }
  getCurrentTime() {
    return 0
  }
  getVideoLoadedFraction() {
    return 0
  }
  getPlaybackRate() {
    return 1
  }
  destroy() {}
}

beforeEach(() => {
  Object.assign(host, { qualities: [], asks: 0, seeks: [], events: [] })
  vi.useFakeTimers()
  vi.stubGlobal('window', { YT: { Player }, location: { origin: 'https://school.example' } })
  vi.stubGlobal('document', { createElement: () => ({}) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async (at: number) => {
  const store = createState()
  const place: HTMLElement = document.createElement('div')
  const opened = await openYouTube({ place, key: 'dQw4w9WgXcQ', secret: null, at, store, onError: () => {} })
  return { store, opened, play: () => host.events[0]?.onStateChange({ data: 1 }) }
}

test('qualities are asked for up to ten times, every 300 ms', async () => {
  const { store, play } = await open(0)
  play()
  expect(host.asks).toBe(1)
  await vi.advanceTimersByTimeAsync(299)
  expect(host.asks).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(host.asks).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(host.asks).toBe(10)
  expect(store.read().qualities).toEqual([])
})

test('and no more when they are there: the lowest first', async () => {
  const { store, play } = await open(0)
  play()
  host.qualities = ['hd720', 'large', 'auto']
  await vi.advanceTimersByTimeAsync(60_000)
  expect(host.asks).toBe(2)
  expect(store.read().qualities.map(({ height }) => height)).toEqual([480, 720])
})

test('a film goes on where it was left 500 ms after its host is ready', async () => {
  await open(30)
  await vi.advanceTimersByTimeAsync(499)
  expect(host.seeks).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(host.seeks).toEqual([30])
})
