import type { VideoFacts } from './probe.ts'

/** One height of a video that streams. */
export interface Rendition {
  /** The name in menus: 360, 480, 720, 1080, or what the source has when it is smaller. */
  readonly height: number
  /** Pixels of the picture, both even. */
  readonly size: { readonly width: number; readonly height: number }
  /** kbit/s of the picture at most. */
  readonly bitrate: number
}

const ladder = [
  { height: 360, bitrate: 800 },
  { height: 480, bitrate: 1400 },
  { height: 720, bitrate: 2800 },
  { height: 1080, bitrate: 5000 },
] as const

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/**
 * The renditions of a video, the lowest first: 360, 480, 720 and 1080 lines of its shorter side, never above the source.
 * A source below the lowest rung gets one rendition of its own size.
 */
export const planRenditions = ({ width, height }: Pick<VideoFacts, 'width' | 'height'>): Rendition[] => {
  const shorter = Math.min(width, height)
  const rungs = ladder.filter((rung) => rung.height <= shorter)
  const chosen = rungs.length > 0 ? rungs : [{ height: even(shorter), bitrate: 600 }]
  return chosen.map(({ height: lines, bitrate }) => {
    const scale = lines / shorter
    return { height: lines, bitrate, size: { width: even(width * scale), height: even(height * scale) } }
  })
}

/** Frames per second of the renditions: the source's, at most 30, or 60 where the source is that quick. */
export const planRate = (rate: number): number => (rate > 45 ? Math.min(rate, 60) : Math.min(rate, 30))

export interface StoryboardPlan {
  /** Seconds between two pictures. */
  readonly interval: number
  readonly count: number
  readonly columns: number
  readonly rows: number
  readonly tile: { readonly width: number; readonly height: number }
}

/** Small pictures for the seek bar: at most a hundred, at least two seconds apart, in one sheet. */
export const planStoryboard = (
  duration: number,
  { width, height }: Pick<VideoFacts, 'width' | 'height'>,
): StoryboardPlan => {
  const interval = Math.max(2, Math.ceil(duration / 100))
  const count = Math.max(1, Math.round(duration / interval))
  const columns = Math.min(10, count)
  const scale = 160 / Math.max(width, height)
  return {
    interval,
    count,
    columns,
    rows: Math.ceil(count / columns),
    tile: { width: even(width * scale), height: even(height * scale) },
  }
}

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const millis = Math.round((seconds - whole) * 1000)
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(millis).padStart(3, '0')}`
}

/** Which part of the sheet belongs to which seconds, as WebVTT. */
export const storyboardVtt = (plan: StoryboardPlan, duration: number, sheet: string): string => {
  const { interval, count, columns, tile } = plan
  const cues = Array.from({ length: count }, (_, index) => {
    const from = index * interval
    const to = index === count - 1 ? duration : from + interval
    const x = (index % columns) * tile.width
    const y = Math.floor(index / columns) * tile.height
    return `${clock(from)} --> ${clock(Math.max(to, from + 0.001))}\n${sheet}#xywh=${x},${y},${tile.width},${tile.height}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** The playlist that names the renditions that are ready, the lowest first: players begin with the first one. */
export const masterPlaylist = (renditions: readonly Rendition[], hasAudio: boolean, rate: number): string => {
  const audio = hasAudio ? 128 : 0
  const entries = renditions.map(({ height, size, bitrate }) => {
    const bandwidth = Math.round((bitrate * 1.1 + audio) * 1000)
    return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size.width}x${size.height},FRAME-RATE=${rate.toFixed(3)},NAME="${height}"\n${height}/index.m3u8`
  })
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${entries.join('\n')}\n`
}
