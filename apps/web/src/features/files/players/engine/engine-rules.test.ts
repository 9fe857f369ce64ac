import { describe, expect, it, test } from 'vitest'
import { createFakePlayback } from '../testing/fake-playback.ts'
import { syncLivePlayback } from './sync-live-playback.ts'
import { libraryOptions } from './library-options.ts'
import { sourceOfSound } from './source.ts'

const child = (role: 'mp3' | 'aac', url: string, mime_type: string) => ({
  ...{
    id: 1,
    role,
    url,
    mime_type,
    uuid: role,
    extension: role,
    duration: null,
    width: null,
    height: null,
    bytes: 1,
  },
  ...{ language: null, label: null },
})
const talk = {
  url: '/talk.opus',
  mime_type: 'audio/opus',
  children: [child('aac', '/talk.m4a', 'audio/mp4'), child('mp3', '/talk.mp3', 'audio/mpeg')],
}

describe('a browser hears a recording', () => {
  const heardBy = (...types: string[]) => sourceOfSound(talk, (type) => types.includes(type))?.url

  it('as it was uploaded where its type is played', () => {
    expect(heardBy('audio/opus', 'audio/mpeg')).toBe('/talk.opus')
  })
  it('as its mp3 where it is not, else as its other form', () => {
    expect(heardBy('audio/mpeg', 'audio/mp4')).toBe('/talk.mp3')
    expect(heardBy('audio/mp4')).toBe('/talk.m4a')
  })
  it('as it was uploaded where nothing is known to be played, so that the browser says why not', () => {
    expect(heardBy()).toBe('/talk.opus')
  })
  it('as its mp3 when there is no original to hear, and not at all when there is nothing', () => {
    expect(sourceOfSound({ ...talk, url: null }, () => true)?.url).toBe('/talk.mp3')
    expect(sourceOfSound({ ...talk, url: null, children: [] }, () => true)).toBeNull()
  })
})

describe('a stream', () => {
  it('is kept ready for 30 s, at most 60 s and 30 MB, and 60 s of what was seen', () => {
    expect(libraryOptions(0)).toMatchObject({
      maxBufferLength: 30,
      maxMaxBufferLength: 60,
      maxBufferSize: 30_000_000,
      backBufferLength: 60,
      startPosition: -1,
    })
    expect(libraryOptions(12).startPosition).toBe(12)
  })

  const { errorRetry } = libraryOptions(0).fragLoadPolicy.default
  test.each([
    [0, 500, true],
    [2, 500, true],
    [3, 500, false],
    [0, 403, false],
    [0, 404, false],
  ])('asks again for a piece after %d tries and an answer of %d: %s', (count, code, again) => {
    const response = { url: '/segment.m4s', code, data: '' }
    expect(errorRetry.shouldRetry?.(errorRetry, count, false, response, false)).toBe(again)
  })
})

describe('a show that began at noon, of 100 s without its last ten', () => {
  const noon = Date.UTC(2026, 10, 20, 12)
  const show = { startsAt: noon, trimEnding: 10 }
  const at = (seconds: number, phase: 'uninit' | 'playing' | 'paused', time: number) => {
    const { playback, set, asked } = createFakePlayback()
    set({ phase, time })
    return { place: syncLivePlayback(show, playback, 100, noon + seconds * 1_000), asked }
  }

  it('is waited for', () => {
    expect(at(-5, 'uninit', 0)).toEqual({ place: { kind: 'before', seconds: 5 }, asked: [] })
    expect(syncLivePlayback(show, null, 100, noon - 5_000)).toEqual({ kind: 'before', seconds: 5 })
  })
  it('puts whoever is more than ten seconds off where it stands for everybody', () => {
    expect(at(50, 'playing', 41).asked).toEqual([])
    expect(at(50, 'playing', 39).asked).toEqual(['seek 50'])
    expect(at(50, 'paused', 0).asked).toEqual([])
  })
  it('ends before what is trimmed', () => {
    expect(at(89, 'playing', 89)).toEqual({ place: { kind: 'on', at: 89 }, asked: [] })
    expect(at(90, 'playing', 89)).toEqual({ place: { kind: 'over' }, asked: ['pause'] })
    expect(at(90, 'uninit', 0).asked).toEqual([])
  })
})
