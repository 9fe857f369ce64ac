import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clips } from '../../testing/media/media-samples.ts'
import { openMediaFolder, refusalOf } from '../../testing/media/media-work.ts'
import { probeMedia } from './probe.ts'
import { makeMp4, makePoster, makeRendition } from './video.ts'
import { planRenditions } from './video-plan.ts'

const [ffmpeg, ffprobe] = ['ffmpeg', 'ffprobe']

let folder: string
openMediaFolder((path) => {
  folder = path
})

const shapeOf = async (path: string) =>
  (await probeMedia(ffprobe, { file: join(folder, path), folder })).video

it.each([
  [
    'pixels twice as wide as high',
    clips.widePixels,
    { width: 640, height: 480 },
    { width: 480, height: 360 },
  ],
  ['one pixel', clips.onePixel, { width: 1, height: 1 }, { width: 2, height: 2 }],
])('a film of %s is shown in its shape', async (_title, make, shown, first) => {
  const file = make(folder)
  const facts = await probeMedia(ffprobe, { file, folder })
  expect(facts.video).toMatchObject(shown)
  const [rendition] = planRenditions(shown)
  if (!rendition) throw new Error('no rendition')
  const work = { ffmpeg, file, folder, facts }
  await makeRendition(work, rendition)
  // The segments begin with what describes them.
  const stream = ['init.mp4', 'segment-00000.m4s'].map((name) =>
    readFileSync(join(folder, 'hls', String(rendition.height), name)),
  )
  writeFileSync(join(folder, 'stream.mp4'), Buffer.concat(stream))
  expect(await shapeOf('stream.mp4')).toMatchObject(first)
  await makePoster(work)
  await makeMp4(work, rendition)
  const { width, height } = (await shapeOf('video.mp4')) ?? { width: 0, height: 0 }
  expect(width / height).toBeCloseTo(shown.width / shown.height)
})

it.each([
  ['does not say how its picture is written', (film: Buffer) => withoutStsd(film)],
  ['has no table of contents', (film: Buffer) => film.subarray(0, film.indexOf('moov') - 4)],
])('a film that %s is called incomplete', async (_title, damage) => {
  const file = join(folder, 'damaged.mp4')
  writeFileSync(file, damage(readFileSync(clips.small(folder))))
  expect(await refusalOf(probeMedia(ffprobe, { file, folder }))).toBe('incomplete')
})

/** The same film without the box that describes its streams. */
const withoutStsd = (film: Buffer): Buffer => {
  const damaged = Buffer.from(film)
  damaged.write('free', damaged.indexOf('stsd'), 'latin1')
  return damaged
}
