import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakePlayback } from '../testing/fake-playback.ts'
import { attachPlaybackBehaviour, toggleMuted } from './attach-playback-behaviour.ts'
import { storedPosition } from './stored-preferences.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const attach = (startsAt: 'load' | 'play', isLive = false) => {
  const fake = createFakePlayback()
  const told: string[] = []
  const reports = {
    started: () => void told.push('started'),
    watched: () => {
      told.push('watched')
      return Promise.resolve(true)
    },
    played: () => undefined,
  }
  const onWatched = () => void told.push('refreshed')
  const stop = attachPlaybackBehaviour({
    playback: fake.playback,
    key: '7:film',
    reports,
    onWatched,
    startsAt,
    isLive,
  })
  return { ...fake, told, stop }
}

test('the position of what plays is kept once a second, and forgotten at the end', () => {
  const { set } = attach('play')
  set({ phase: 'playing', time: 12.34, duration: 100 })
  vi.advanceTimersByTime(999)
  expect(storedPosition('7:film')).toBeNull()
  vi.advanceTimersByTime(1)
  expect(storedPosition('7:film')).toBe(12.3)
  set({ phase: 'ended', time: 100 })
  expect(storedPosition('7:film')).toBeNull()
})

test('nothing of a broadcast is kept', () => {
  const { set } = attach('play', true)
  set({ phase: 'playing', time: 12, duration: Number.POSITIVE_INFINITY })
  vi.advanceTimersByTime(5_000)
  expect(storedPosition('7:film')).toBeNull()
})

test('the volume of before is there when a player is ready: 100 the first time', () => {
  const first = attach('play')
  first.set({ phase: 'unstarted' })
  expect(first.asked).toEqual(['volume 100'])
  first.set({ volume: 35 })
  const second = attach('play')
  second.set({ phase: 'unstarted' })
  expect(second.asked).toEqual(['volume 35'])
})

test('a film is started once, when it plays, and watched once, behind 85 %', async () => {
  const { set, told } = attach('play')
  set({ phase: 'unstarted' })
  expect(told).toEqual([])
  set({ phase: 'playing', time: 85, duration: 100 })
  set({ phase: 'paused' })
  set({ phase: 'playing' })
  expect(told).toEqual(['started'])
  set({ time: 85.1 })
  await vi.advanceTimersByTimeAsync(0)
  set({ time: 86 })
  set({ phase: 'ended', time: 100 })
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['started', 'watched', 'refreshed'])
})

test('a recording is started as soon as it is there', () => {
  const { set, told } = attach('load')
  set({ phase: 'unstarted' })
  expect(told).toEqual(['started'])
})

test('the button with the loudspeaker makes what was silent half as loud', () => {
  const { playback, set, asked } = createFakePlayback()
  toggleMuted(playback)
  set({ isMuted: true })
  toggleMuted(playback)
  expect(asked).toEqual(['muted true', 'muted false', 'volume 50'])
})
