import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { clips } from '../../testing/media/media-samples.ts'
import { listenForRequests, refusalOf, openMediaFolder } from '../../testing/media/media-work.ts'
import { makeAac, makeMp3, makePeaks } from './audio.ts'
import { probeMedia } from './probe.ts'
import { isNetworkClosed, runTool } from './run-tool.ts'
import { findMediaTools } from './tools.ts'
import { makeMp4, makePoster, makeRendition, makeStoryboard, type MediaWork } from './video.ts'
import { masterPlaylist, planRenditions } from './video-plan.ts'

const tools = findMediaTools()
const ffmpeg = tools.ffmpeg ?? ''
const ffprobe = tools.ffprobe ?? ''

let folder: string
openMediaFolder((path) => {
  folder = path
})

const probe = (file: string) => probeMedia(ffprobe, { file, folder })
const workOn = async (file: string): Promise<MediaWork> => ({
  ffmpeg,
  file,
  folder,
  facts: await probe(file),
})
describe('a video', () => {
  it('is looked into: length, size as it is shown, sound', async () => {
    const facts = await probe(clips.landscape(folder))
    expect(facts).toMatchObject({ hasAudio: true, video: { width: 1280, height: 720, codec: 'h264' } })
    expect(facts.duration).toBeCloseTo(6, 0)
    expect((await probe(clips.rotated(folder))).video).toMatchObject({ width: 360, height: 640 })
    expect((await probe(clips.silent(folder))).hasAudio).toBe(false)
    expect((await probe(clips.vp9(folder))).video).toMatchObject({ codec: 'vp9' })
  })

  it('becomes renditions that stream, each of the planned size', async () => {
    const work = await workOn(clips.landscape(folder))
    const [lowest] = planRenditions({ width: 1280, height: 720 })
    if (!lowest) throw new Error('no rendition')
    const parts: number[] = []
    const products = await makeRendition({ ...work, onProgress: (part) => parts.push(part) }, lowest)
    expect(products.map(({ path }) => path)).toEqual([
      'hls/360/index.m3u8',
      'hls/360/init.mp4',
      'hls/360/segment-00000.m4s',
      'hls/360/segment-00001.m4s',
    ])
    const playlist = readFileSync(join(folder, 'hls/360/index.m3u8'), 'utf8')
    expect(playlist).toContain('#EXT-X-ENDLIST')
    expect(playlist).not.toMatch(/URI="\/|https?:/)
    writeFileSync(
      join(folder, 'joined.mp4'),
      Buffer.concat(
        products
          .filter(({ path }) => !path.endsWith('m3u8'))
          .map(({ path }) => readFileSync(join(folder, path))),
      ),
    )
    expect((await probe(join(folder, 'joined.mp4'))).video).toMatchObject({ width: 640, height: 360 })
    expect(parts.at(-1)).toBeGreaterThan(0.9)
  })

  it('keeps its shape on its side, without sound, and smaller than the lowest step', async () => {
    for (const [clip, size] of [
      [clips.portrait, { width: 360, height: 640 }],
      [clips.rotated, { width: 360, height: 640 }],
      [clips.silent, { width: 480, height: 360 }],
      [clips.small, { width: 200, height: 150 }],
    ] as const) {
      const work = await workOn(clip(folder))
      const [lowest] = planRenditions(work.facts.video ?? { width: 0, height: 0 })
      if (!lowest) throw new Error('no rendition')
      expect(lowest.size).toEqual(size)
      const products = await makeRendition(work, lowest)
      expect(products.some(({ path }) => path.endsWith('.m4s'))).toBe(true)
    }
  })

  it('gets an mp4 that begins to play before it is loaded, a poster and a sheet for the seek bar', async () => {
    const work = await workOn(clips.vp9(folder))
    const [lowest] = planRenditions({ width: 640, height: 360 })
    if (!lowest) throw new Error('no rendition')
    const { path } = await makeMp4(work, lowest)
    const mp4 = readFileSync(join(folder, path)).toString('latin1')
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
    expect((await probe(join(folder, path))).video).toMatchObject({ codec: 'h264', width: 640, height: 360 })
    await makePoster(work)
    expect(await sharp(join(folder, 'poster.webp')).metadata()).toMatchObject({ width: 640, height: 360 })
    await makeStoryboard(work)
    expect(readFileSync(join(folder, 'storyboard.vtt'), 'utf8')).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.0\d\d\nstoryboard\.webp#xywh=0,0,160,90\n$/,
    )
  })

  it('of which no picture can be decoded is refused, however well its sound plays', async () => {
    const work = await workOn(clips.undecodable(folder))
    expect(work.facts).toMatchObject({ hasAudio: true, video: { width: 1280, height: 720 } })
    const [lowest] = planRenditions({ width: 1280, height: 720 })
    if (!lowest) throw new Error('no rendition')
    for (const attempt of [makePoster, makeStoryboard, (each: MediaWork) => makeRendition(each, lowest)])
      expect(await refusalOf(attempt(work))).toBe('unreadable')
  })

  it('gets its poster from its beginning where nothing follows', async () => {
    const work = await workOn(clips.short(folder))
    await makePoster({ ...work, facts: { ...work.facts, duration: 100 } })
    expect((await sharp(join(folder, 'poster.webp')).metadata()).width).toBe(1280)
  })

  it('names its renditions, the lowest first, never above the source', () => {
    expect(planRenditions({ width: 1920, height: 1080 }).map(({ height }) => height)).toEqual([
      360, 480, 720, 1080,
    ])
    expect(planRenditions({ width: 720, height: 1280 }).map(({ size }) => size)).toEqual([
      { width: 360, height: 640 },
      { width: 480, height: 854 },
      { width: 720, height: 1280 },
    ])
    const playlist = masterPlaylist(planRenditions({ width: 1280, height: 720 }), true, 25)
    expect([...playlist.matchAll(/^(\d+)\/index/gm)].map(([, height]) => height)).toEqual([
      '360',
      '480',
      '720',
    ])
  })
})

describe('an audio', () => {
  it.each(['mp3', 'wav', 'ogg', 'flac', 'm4a'] as const)(
    '%s becomes mp3 and AAC, with 21 bars',
    async (name) => {
      const work = await workOn(clips[name](folder))
      await makeMp3(work)
      await makeAac(work)
      expect((await probe(join(folder, 'audio.mp3'))).audioCodec).toBe('mp3')
      expect((await probe(join(folder, 'audio.m4a'))).audioCodec).toBe('aac')
      const peaks = (await makePeaks(work)) ?? []
      expect(peaks).toHaveLength(21)
      expect(Math.max(...peaks)).toBe(1)
      expect(Math.min(...peaks)).toBeGreaterThan(0.5)
    },
  )

  it('of five minutes and more gets no bars', async () => {
    const work = await workOn(clips.wav(folder))
    expect(await makePeaks({ ...work, facts: { ...work.facts, duration: 300 } })).toBeNull()
  })
})

describe('a hostile file', () => {
  const hostile = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }

  it('that lists other files is not followed, whatever its name says', async () => {
    const secret = hostile('secret.txt', 'secret')
    for (const file of [
      hostile('playlist.mp4', `#EXTM3U\n#EXTINF:1,\nfile://${secret}\n#EXT-X-ENDLIST\n`),
      hostile('list.mp4', `ffconcat version 1.0\nfile '${secret}'\n`),
      hostile('dash.mp4', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>'),
    ]) {
      expect([file, await refusalOf(probe(file))]).toEqual([file, 'unreadable'])
    }
  })

  it('that is cut in the middle fails cleanly', async () => {
    const whole = readFileSync(clips.landscape(folder))
    const file = join(folder, 'cut.mp4')
    writeFileSync(file, whole.subarray(0, whole.length / 3))
    expect(await refusalOf(probe(file))).toBe('incomplete')
  })
})

describe('a tool', () => {
  it.runIf(isNetworkClosed())('has no network', async () => {
    const server = await listenForRequests(() => {})
    const script = `require('node:net').connect(${server.port}, '127.0.0.1').on('connect', () => console.log('in'))`
    const run = { program: process.execPath, args: ['-e', script], folder, timeoutMs: 20_000, memory: 65_536 }
    const { output, complaints } = await runTool(run)
    server.close()
    expect([output, complaints.includes('ENETUNREACH')]).toEqual(['', true])
  })

  it('is ended when it has used up its processor time', async () => {
    const run = runTool({
      program: process.execPath,
      args: ['-e', 'for (;;);'],
      folder,
      timeoutMs: 60_000,
      cpuSeconds: 1,
    })
    expect(await refusalOf(run)).toBe('timed_out')
  })

  it('is ended with its children when its time is up', async () => {
    const run = runTool({ program: 'sh', args: ['-c', 'sleep 60 & sleep 60'], folder, timeoutMs: 300 })
    expect(await refusalOf(run)).toBe('timed_out')
  })

  it('is ended when the server stops', async () => {
    const stop = new AbortController()
    const lines: string[] = []
    const run = runTool({
      program: 'sh',
      args: ['-c', 'echo begun; sleep 60'],
      folder,
      timeoutMs: 60_000,
      signal: stop.signal,
      onLine: (line) => {
        lines.push(line)
        stop.abort()
      },
    })
    expect(await refusalOf(run)).toBe('stopped')
    expect(lines).toEqual(['begun'])
  })
})
