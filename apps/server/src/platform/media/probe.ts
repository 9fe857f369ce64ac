import { z } from 'zod'
import { MediaError } from './media-error.ts'
import { readHead } from './containers/read-head.ts'
import { runTool } from './run-tool.ts'

/** What a video or an audio holds. */
export interface MediaFacts {
  /** Seconds, as the headers say. */
  readonly duration: number
  readonly video: VideoFacts | null
  readonly hasAudio: boolean
  readonly audioCodec: string | null
  /** Nothing in it tells a place, a device or its owner: it may be given to everybody as it is. */
  readonly isBare: boolean
}

export interface VideoFacts {
  readonly codec: string
  readonly pixelFormat: string
  /** As it is shown: turned, and as wide as its pixels are. */
  readonly width: number
  readonly height: number
  /** Frames per second on average. */
  readonly rate: number
}

/** Containers that are read. Playlists and lists of other files are not among them (THREATS T33). */
export const containers =
  'mov,mp4,m4a,3gp,matroska,webm,avi,mpegts,mpeg,ogg,flv,asf,mp3,wav,flac,aac,aiff,amr,w64,caf'

/** In front of every input of ffmpeg and ffprobe. */
export const inputGuards: readonly string[] = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  containers,
]

const limits = { side: 8192, streams: 24, rate: 240 } as const

const ratio = z.string().transform((text) => {
  const [over = 0, under = 1] = text.split(/[/:]/).map(Number)
  return under > 0 && Number.isFinite(over / under) ? over / under : 0
})

const tags = z.record(z.string(), z.string())

const stream = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  codec_tag_string: z.string().optional(),
  pix_fmt: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: ratio.optional(),
  avg_frame_rate: ratio.optional(),
  r_frame_rate: ratio.optional(),
  duration: z.string().optional(),
  disposition: z.object({ attached_pic: z.number().optional() }).optional(),
  tags: tags.optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
})
type Stream = z.infer<typeof stream>

const report = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: z.string().optional(), tags: tags.optional() }).default({}),
})

/**
 * Looks into a video or an audio without decoding it.
 *
 * @throws MediaError unreadable, incomplete, too_many_pixels, timed_out
 */
export const probeMedia = async (
  ffprobe: string,
  { file, folder, signal }: { file: string; folder: string; signal?: AbortSignal | undefined },
): Promise<MediaFacts> => {
  const { code, output, complaints } = await runTool({
    program: ffprobe,
    args: ['-v', 'error', ...inputGuards, '-print_format', 'json', '-show_format', '-show_streams', file],
    folder,
    timeoutMs: 60_000,
    signal,
  })
  if (code !== 0)
    throw new MediaError((await isCut(file, complaints)) ? 'incomplete' : 'unreadable', complaints)
  const { streams, format } = readReport(output)
  if (streams.length > limits.streams) throw new MediaError('unreadable', `${streams.length} streams`)
  const picture = streams.find((each) => each.codec_type === 'video' && !each.disposition?.attached_pic)
  const sound = streams.find((each) => each.codec_type === 'audio')
  if (!picture && !sound) throw new MediaError('unreadable', 'neither picture nor sound')
  if ([picture, sound].some(isUndescribed)) throw new MediaError('incomplete', 'no description of a stream')
  const duration = durationOf([format.duration, picture?.duration, sound?.duration])
  return {
    duration,
    video: picture ? videoOf(picture) : null,
    hasAudio: sound !== undefined,
    audioCodec: sound?.codec_name ?? null,
    isBare: !tellsPlace(streams, format.tags),
  }
}

const privateTag =
  /location|(?:^|\W)(?:xyz|loci|gps)|latitude|longitude|^com\.(?:apple|android)\.|^(?:make|model|device|serial|owner)/i

/** Cameras keep the way they took in streams of data, drones in subtitles. */
const tellsPlace = (streams: readonly Stream[], ofFile: z.output<typeof tags> = {}): boolean => {
  const pairs = [ofFile, ...streams.map((each) => each.tags ?? {})].flatMap((each) => Object.entries(each))
  return (
    pairs.some(([name, value]) => privateTag.test(name) || /^(?:dji|gopro)/i.test(value)) ||
    streams.some((each) => each.codec_type === 'data' && each.codec_tag_string !== 'tmcd')
  )
}

/** An MP4 whose table of contents was never written, as where a recording was broken off. */
const isCut = async (file: string, complaints: string): Promise<boolean> =>
  complaints.includes('moov atom not found') && (await readHead(file)).toString('latin1', 4, 8) === 'ftyp'

/** What tells how a stream is written is missing; the stream itself may be whole. */
const isUndescribed = (of: Stream | undefined): boolean =>
  of !== undefined && of.codec_name === undefined && of.codec_tag_string === '[0][0][0][0]'

const readReport = (output: string) => {
  try {
    return report.parse(JSON.parse(output))
  } catch (error) {
    throw new MediaError('unreadable', String(error))
  }
}

const durationOf = (texts: readonly (string | undefined)[]): number =>
  Math.max(0, ...texts.map(Number).filter((seconds) => Number.isFinite(seconds)))

/** Degrees by which players turn the picture. */
const turnOf = ({ side_data_list, tags: told }: Stream): number =>
  side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? Number(told?.['rotate'] ?? 0)

const videoOf = (of: Stream): VideoFacts => {
  const { codec_name: codec = '', pix_fmt: pixelFormat = '' } = of
  const { width, height } = shapeOf(of)
  if (width < 1 || height < 1) throw new MediaError('unreadable', 'no picture size')
  if (Math.max(width, height) > limits.side) throw new MediaError('too_many_pixels', `${width}×${height}`)
  const shown = Math.abs(turnOf(of)) % 180 === 90 ? { width: height, height: width } : { width, height }
  const rate = [of.avg_frame_rate, of.r_frame_rate, 25].find((each) => each !== undefined && each > 0) ?? 25
  return { codec, pixelFormat, ...shown, rate: Math.min(rate, limits.rate) }
}

/** No pixel of a picture gets lost: the shorter side of each grows. */
const shapeOf = ({ width = 0, height = 0, sample_aspect_ratio: told = 1 }: Stream) => {
  const wide = told > 0 ? told : 1
  return wide >= 1
    ? { width: Math.round(width * wide), height }
    : { width, height: Math.round(height / wide) }
}
