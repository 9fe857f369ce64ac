import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureLength } from '../../../platform/media/measure-length.ts'
import { MediaError } from '../../../platform/media/media-error.ts'
import { probeMedia } from '../../../platform/media/probe.ts'
import {
  makeMp4,
  makePoster,
  makeRendition,
  makeStoryboard,
  type MediaWork,
} from '../../../platform/media/video.ts'
import {
  masterPlaylist,
  planRate,
  planRenditions,
  type Rendition,
} from '../../../platform/media/video-plan.ts'
import { processAudio } from './process-audio.ts'
import type { ProcessingContext } from './processing-context.ts'

const playlistType = 'application/vnd.apple.mpegurl'

/**
 * Makes of a video what streams: poster and lowest rendition first, so that it plays within seconds; then the higher
 * ones, the one file for browsers that do not stream, and the pictures of the seek bar.
 */
export const processVideo = async (workshop: ProcessingContext): Promise<void> => {
  const { file, tools, source, folder, signal, note, tell } = workshop
  if (tools.ffmpeg === null || tools.ffprobe === null)
    throw new MediaError('renditions_unavailable', 'no ffmpeg')
  const input = { file: source, folder, signal }
  const facts = await measureLength(tools.ffmpeg, await probeMedia(tools.ffprobe, input), input)
  if (!facts.video) {
    await note({ kind: 'audio', mimeType: file.mimeType.replace(/^video\//, 'audio/') })
    return processAudio(workshop)
  }
  const { width, height } = facts.video
  await note({ width, height, duration: facts.duration, meta: { isBare: facts.isBare } })
  const renditions = planRenditions(facts.video)
  const steps = renditions.length + 2
  let step = 0
  const work: MediaWork = {
    ffmpeg: tools.ffmpeg,
    file: source,
    folder,
    facts,
    signal,
    onProgress: (part) => tell((step + part) / steps),
  }
  const poster = await makePoster(work)
  await workshop.add(poster.path, {
    role: 'poster',
    kind: 'image',
    mimeType: 'image/webp',
    bytes: poster.bytes,
    width,
    height,
  })
  const ready: Rendition[] = []
  let bytes = 0
  for (const rendition of renditions) {
    bytes += await publishRendition(workshop, work, rendition)
    ready.push(rendition)
    await publishMaster(workshop, work, ready, bytes)
    step += 1
  }
  const best = renditions.findLast(({ height: lines }) => lines <= 720) ?? renditions[0]
  if (!best) throw new MediaError('unreadable', 'no rendition')
  const mp4 = await makeMp4(work, best)
  const facts4 = {
    bytes: mp4.bytes,
    duration: facts.duration,
    width: best.size.width,
    height: best.size.height,
  }
  await workshop.add(mp4.path, { role: 'mp4', kind: 'video', mimeType: 'video/mp4', ...facts4 })
  step += 1
  await addStoryboard(workshop, work)
}

/** A film plays without the pictures of its seek bar: those that cannot be made are left out. */
const addStoryboard = async (workshop: ProcessingContext, work: MediaWork): Promise<void> => {
  const made = await makeStoryboard(work).catch((error: unknown) => {
    if (error instanceof MediaError && error.code !== 'stopped') return null
    throw error
  })
  if (made === null) return
  const picture = { kind: 'image', mimeType: 'image/webp', bytes: made.sheet.bytes } as const
  await workshop.add(made.sheet.path, { role: 'storyboard', ...picture })
  const cues = { kind: 'other', mimeType: 'text/vtt', bytes: made.vtt.bytes } as const
  await workshop.add(made.vtt.path, { role: 'storyboard_vtt', ...cues })
}

const publishRendition = async (
  workshop: ProcessingContext,
  work: MediaWork,
  rendition: Rendition,
): Promise<number> => {
  const products = await makeRendition(work, rendition)
  const playlist = `hls/${rendition.height}/index.m3u8`
  // The playlist last: who finds it finds all that it names.
  for (const { path } of products) if (path !== playlist) await workshop.keep(path)
  const bytes = products.reduce((sum, product) => sum + product.bytes, 0)
  await workshop.add(playlist, {
    role: 'hls_rendition',
    kind: 'video',
    mimeType: playlistType,
    bytes,
    ...rendition.size,
    duration: work.facts.duration,
    label: String(rendition.height),
  })
  return bytes
}

const publishMaster = async (
  workshop: ProcessingContext,
  { folder, facts }: MediaWork,
  ready: readonly Rendition[],
  bytes: number,
) => {
  const rate = planRate(facts.video?.rate ?? 25)
  await writeFile(join(folder, 'hls', 'master.m3u8'), masterPlaylist(ready, facts.hasAudio, rate))
  await workshop.add('hls/master.m3u8', {
    role: 'hls',
    kind: 'video',
    mimeType: playlistType,
    bytes,
    duration: facts.duration,
    meta: { heights: ready.map(({ height }) => height) },
  })
}
