import { describe, expect, test } from 'vitest'
import { boxPadding } from './box-ratio.ts'
import { chapterAt, stretchesOf } from './chapters.ts'
import { clockText } from './clock-text.ts'
import { livePlace } from './live.ts'
import { createRecovery } from './recovery.ts'
import { resumeAt } from './resume.ts'
import { filmOfLink } from './source-of-link.ts'
import { readStoryboard, tileAt } from './storyboard.ts'
import { findIn, lineAt } from './transcript.ts'
import { hashOfMoment, momentOfHash } from './video-hash.ts'
import { createPlayedMeter, isWatched } from './watching.ts'

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d s reads %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

describe('a player goes on', () => {
  test.each([
    ['ten seconds earlier', 40, 100, 30],
    ['where it was within the first ten seconds', 9, 100, 9],
    ['at ten seconds when it was there', 10, 100, 10],
    ['from the beginning after the end', 97, 100, 0],
    ['from the beginning the first time', null, 100, 0],
    ['also before its length is known', 40, Number.NaN, 30],
  ])('%s', (_where, kept, duration, at) => {
    expect(resumeAt(kept, duration)).toBe(at)
  })
})

describe('the hash of a moment', () => {
  test.each([
    ['#video-id=12/95', { unit: 12, at: 95 }],
    ['#video-id=12/95.5', { unit: 12, at: 95.5 }],
    ['#video-id=12', undefined],
    ['#video-id=x/95', undefined],
    ['#video-id=12/-5', undefined],
    ['#video-id=12/95"]', undefined],
    ['#unit-12', undefined],
    ['', undefined],
  ])('%s', (hash, moment) => {
    expect(momentOfHash(hash)).toEqual(moment)
  })
  test('is written as it is read', () => {
    expect(momentOfHash(hashOfMoment({ unit: 7, at: 61.9 }))).toEqual({ unit: 7, at: 61 })
  })
})

describe('a film is watched', () => {
  test.each([
    [84.9, 100, false],
    [85, 100, false],
    [85.1, 100, true],
    [10, 0, false],
    [10, Number.POSITIVE_INFINITY, false],
  ])('at %d of %d s: %s', (time, duration, watched) => {
    expect(isWatched(time, duration)).toBe(watched)
  })

  test('for as long as it really plays', () => {
    const meter = createPlayedMeter()
    for (let second = 0; second <= 60; second += 1) meter.note(true, second / 240, second * 1000)
    expect(meter.take()).toEqual({ percent: 25, minutes: 1 })
    expect(meter.take()).toBeNull()
    meter.note(false, 0.9, 61_000)
    meter.note(true, 0.3, 90_000)
    meter.note(true, 0.31, 93_000)
    expect(meter.take()).toEqual({ percent: 31, minutes: 3 / 60 })
  })
})

describe('chapters', () => {
  const chapters = [
    { at: 30, title: 'Two' },
    { at: 0, title: 'One' },
    { at: 500, title: 'Beyond' },
  ]
  test('go up to the next one, within the film', () => {
    expect(stretchesOf(chapters, 100)).toEqual([
      { at: 0, title: 'One', to: 30 },
      { at: 30, title: 'Two', to: 100 },
    ])
  })
  test('are found by a moment', () => {
    const stretches = stretchesOf(chapters, 100)
    expect(chapterAt(stretches, 29.9)?.title).toBe('One')
    expect(chapterAt(stretches, 30)?.title).toBe('Two')
    expect(chapterAt(stretchesOf([{ at: 5, title: 'Late' }], 100), 2)).toBeUndefined()
  })
})

test('a storyboard tells which part of its sheet belongs to a moment', () => {
  const tiles = readStoryboard(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nstoryboard.webp#xywh=0,0,160,90\n\n00:00:02.000 --> 00:00:04.000\nstoryboard.webp#xywh=160,0,160,90\n',
  )
  expect(tileAt(tiles, 1.9)).toMatchObject({ x: 0, width: 160, height: 90 })
  expect(tileAt(tiles, 2)).toMatchObject({ x: 160 })
  expect(tileAt(tiles, 99)).toMatchObject({ x: 160 })
  expect(readStoryboard('nonsense')).toEqual([])
})

describe('a broken stream', () => {
  test('of media is recovered once, then with the other codec, then given up', () => {
    const recovery = createRecovery(true)
    const steps = [recovery.next('media'), recovery.next('media'), recovery.next('media')]
    expect(steps).toEqual(['recover', 'swap-codec', 'give-up'])
  })
  test('whose manifest is missing switches once to a mirror', () => {
    const recovery = createRecovery(true)
    expect([recovery.next('manifest'), recovery.next('manifest')]).toEqual(['mirror', 'probe'])
    expect(createRecovery(false).next('manifest')).toBe('probe')
  })
  test('whose fragment is missing reloads its files, again after it went on', () => {
    const recovery = createRecovery(false)
    const four = [1, 2, 3, 4].map(() => recovery.next('fragment'))
    expect(four).toEqual(['reload', 'reload', 'reload', 'give-up'])
    recovery.goesOn()
    expect(recovery.next('fragment')).toBe('reload')
  })
})

describe('the address of a film', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90', { kind: 'youtube', key: 'dQw4w9WgXcQ', start: 90 }],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', { kind: 'youtube', key: 'dQw4w9WgXcQ', start: 90 }],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', { kind: 'youtube', key: 'dQw4w9WgXcQ', start: 0 }],
    ['https://www.youtube.com/watch?v=short', { kind: 'page' }],
    ['https://vimeo.com/76979871', { kind: 'vimeo', key: '76979871', secret: null, start: 0 }],
    ['https://vimeo.com/76979871/abcdef1234#t=15s', { kind: 'vimeo', secret: 'abcdef1234', start: 15 }],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234', { kind: 'vimeo', secret: 'abcdef1234' }],
    ['https://cdn.example/a/master.m3u8?x=1', { kind: 'hls', url: 'https://cdn.example/a/master.m3u8?x=1' }],
    ['https://cdn.example/a.MP4', { kind: 'mp4' }],
    ['https://cdn.example/a.mp3', { kind: 'audio' }],
    ['https://example.com/film', { kind: 'page', url: 'https://example.com/film' }],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', { kind: 'page' }],
  ])('%s', (link, film) => {
    expect(filmOfLink(link)).toMatchObject(film)
  })
})

test.each([
  [1920, 1080, 0.5625],
  [640, 480, 0.6],
  [360, 640, 0.6],
  [2560, 1080, 1080 / 2560],
  [null, null, 0.5625],
])('a film of %s × %s stands in a box of %d', (width, height, padding) => {
  expect(boxPadding(width, height)).toBeCloseTo(padding)
})

test.each([
  [-30, { kind: 'before', seconds: 30 }],
  [0, { kind: 'on', at: 0 }],
  [89, { kind: 'on', at: 89 }],
  [90, { kind: 'over' }],
])('a show of 100 s without its last ten, %d s after its beginning', (after, place) => {
  const startsAt = 1_000_000
  expect(livePlace({ startsAt, trimEnding: 10 }, 100, startsAt + after * 1000)).toEqual(place)
})

describe('a transcript', () => {
  const lines = [
    { from: 1, to: 2, words: 'One' },
    { from: 3, to: 4, words: 'Two' },
  ]
  test('follows the words', () => {
    expect([0, 1, 2.5, 3, 99].map((time) => lineAt(lines, time))).toEqual([-1, 0, 0, 1, 1])
  })
  test('is searched in any letters', () => {
    expect(findIn('Перша Репетиція', 'реп')).toEqual(['Перша ', 'Реп', 'етиція'])
    expect(findIn('aba', 'A')).toEqual(['', 'a', 'b', 'a', ''])
    expect(findIn('abc', 'x')).toBeUndefined()
    expect(findIn('abc', ' ')).toEqual(['abc'])
  })
})
