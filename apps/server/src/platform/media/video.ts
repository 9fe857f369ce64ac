import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaError } from './media-error.ts'
import { inputGuards, type MediaFacts, type VideoFacts } from './probe.ts'
import { runTool } from './run-tool.ts'
import { planRate, planStoryboard, type Rendition, storyboardVtt } from './video-plan.ts'

/** A source on this machine, and where its products go. */
export interface MediaWork {
  readonly ffmpeg: string
  readonly file: string
  /** The tool's own folder; products are written below it. */
  readonly folder: string
  readonly facts: MediaFacts
  readonly signal?: AbortSignal | undefined
  /** Hears how far the present step is, from 0 to 1. */
  readonly onProgress?: (part: number) => void
}

export interface Product {
  /** Below the folder. */
  readonly path: string
  readonly bytes: number
}

const segmentSeconds = 4

/** Longest time for a step on a source of so many seconds: two films may share one processor. */
const patience = (seconds: number): number => Math.round((120 + seconds * 40) * 1000)

/**
 * Makes something of a source. A program that ends well having decoded nothing has failed: pictures are counted where there
 * are any, else what of the sound was written.
 *
 * @throws MediaError unreadable, timed_out, stopped
 */
export const runFfmpeg = async (work: MediaWork, args: readonly string[]): Promise<void> => {
  const { ffmpeg, file, folder, facts, signal, onProgress } = work
  const most = new Map<string, number>()
  const { code, complaints } = await runTool({
    program: ffmpeg,
    args: ['-nostdin', '-v', 'error', '-y', '-progress', 'pipe:1', ...inputGuards, '-i', file, ...args],
    folder,
    timeoutMs: patience(facts.duration),
    memory: 6144,
    signal,
    onLine: (line) => {
      const [name = '', value] = line.split('=')
      const amount = Number(value) || 0
      most.set(name, Math.max(most.get(name) ?? 0, amount))
      if (name === 'out_time_us' && facts.duration > 0) {
        onProgress?.(Math.min(1, amount / 1_000_000 / facts.duration))
      }
    },
  })
  if (code !== 0) throw new MediaError('unreadable', complaints)
  if ((most.get('frame') ?? most.get('out_time_us') ?? 0) === 0)
    throw new MediaError('unreadable', `nothing was decoded: ${complaints}`)
}

const videoOf = ({ facts }: MediaWork): VideoFacts => {
  if (!facts.video) throw new MediaError('unreadable', 'no picture')
  return facts.video
}

const encoding = (rendition: Rendition, rate: number): string[] => [
  '-vf',
  `scale=${rendition.size.width}:${rendition.size.height}:flags=bicubic,setsar=1,fps=${rate},format=yuv420p`,
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-profile:v',
  'high',
  '-crf',
  '22',
  '-maxrate',
  `${rendition.bitrate}k`,
  '-bufsize',
  `${rendition.bitrate * 2}k`,
  '-force_key_frames',
  `expr:gte(t,n_forced*${segmentSeconds})`,
  '-sc_threshold',
  '0',
]

const sound = ({ facts }: MediaWork): string[] =>
  facts.hasAudio ? ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : ['-an']

const cleaned = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn']

/** Makes one rendition that streams: `{height}/index.m3u8` with segments of four seconds. */
export const makeRendition = async (work: MediaWork, rendition: Rendition): Promise<Product[]> => {
  const name = String(rendition.height)
  await mkdir(join(work.folder, 'hls', name), { recursive: true })
  await runFfmpeg(work, [
    '-map',
    '0:v:0',
    ...sound(work),
    ...encoding(rendition, planRate(videoOf(work).rate)),
    ...cleaned,
    '-f',
    'hls',
    '-hls_time',
    String(segmentSeconds),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'independent_segments',
    '-hls_segment_filename',
    `hls/${name}/segment-%05d.m4s`,
    `hls/${name}/index.m3u8`,
  ])
  return productsIn(work.folder, `hls/${name}`)
}

const isPlainMp4 = ({ facts }: MediaWork): boolean =>
  facts.video?.codec === 'h264' &&
  facts.video.pixelFormat === 'yuv420p' &&
  (facts.audioCodec === null || facts.audioCodec === 'aac')

/** Makes the one file for browsers that do not stream; a source that is one already is only rewritten. */
export const makeMp4 = async (work: MediaWork, rendition: Rendition): Promise<Product> => {
  const video = videoOf(work)
  const copies = isPlainMp4(work) && Math.min(video.width, video.height) <= 1080
  const coding = copies
    ? [
        '-map',
        '0:v:0',
        '-c:v',
        'copy',
        ...(work.facts.hasAudio ? ['-map', '0:a:0', '-c:a', 'copy'] : ['-an']),
      ]
    : ['-map', '0:v:0', ...sound(work), ...encoding(rendition, planRate(video.rate))]
  await runFfmpeg(work, [...coding, ...cleaned, '-movflags', '+faststart', '-f', 'mp4', 'video.mp4'])
  return productAt(work.folder, 'video.mp4')
}

/** Makes the picture that stands before the video plays. */
export const makePoster = async (work: MediaWork): Promise<Product> => {
  const at = Math.min(10, work.facts.duration / 10)
  const { width, height } = videoOf(work)
  const scale = Math.min(1, 1280 / Math.max(width, height))
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale))).join(':')
  const args = (seconds: number) => [
    '-ss',
    String(seconds),
    '-map',
    '0:v:0',
    '-frames:v',
    '1',
    '-an',
    '-vf',
    `scale=${size}`,
    '-c:v',
    'libwebp',
    '-quality',
    '80',
    'poster.webp',
  ]
  try {
    await runFfmpeg(work, args(at))
  } catch (error) {
    if (!(error instanceof MediaError) || error.code !== 'unreadable') throw error
    // A short one may have nothing at that moment, and in a damaged one the beginning may be whole.
    await runFfmpeg(work, args(0))
  }
  return productAt(work.folder, 'poster.webp')
}

/** Makes the sheet of small pictures for the seek bar, and what belongs to which seconds. */
export const makeStoryboard = async (work: MediaWork): Promise<{ sheet: Product; vtt: Product }> => {
  const plan = planStoryboard(work.facts.duration, videoOf(work))
  const { interval, columns, rows, tile } = plan
  await runFfmpeg(work, [
    '-map',
    '0:v:0',
    '-an',
    '-frames:v',
    '1',
    '-vf',
    `fps=1/${interval}:round=up,scale=${tile.width}:${tile.height},tile=${columns}x${rows}`,
    '-c:v',
    'libwebp',
    '-quality',
    '60',
    'storyboard.webp',
  ])
  await writeFile(
    join(work.folder, 'storyboard.vtt'),
    storyboardVtt(plan, work.facts.duration, 'storyboard.webp'),
  )
  return {
    sheet: await productAt(work.folder, 'storyboard.webp'),
    vtt: await productAt(work.folder, 'storyboard.vtt'),
  }
}

const exists = async (folder: string, path: string): Promise<boolean> => {
  try {
    return (await stat(join(folder, path))).size > 0
  } catch {
    return false
  }
}

/** A product that is really there: a tool's word for it is not enough. @throws MediaError unreadable */
export const productAt = async (folder: string, path: string): Promise<Product> => {
  if (!(await exists(folder, path))) throw new MediaError('unreadable', `${path} was not made`)
  return { path, bytes: (await stat(join(folder, path))).size }
}

const productsIn = async (folder: string, below: string): Promise<Product[]> => {
  const names = await readdir(join(folder, below))
  const products = await Promise.all(names.map((name) => productAt(folder, `${below}/${name}`)))
  if (!products.some(({ path }) => path.endsWith('.m4s'))) throw new MediaError('unreadable', 'no segment')
  return products.toSorted((one, other) => one.path.localeCompare(other.path))
}
