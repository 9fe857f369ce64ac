import { MediaError } from './media-error.ts'
import { inputGuards, type MediaFacts } from './probe.ts'
import { runTool } from './run-tool.ts'

/** Of a film or a sound, in seconds. */
const longest = 12 * 60 * 60

/**
 * The facts of a video or an audio with its length as its packets say: what a browser records tells it nowhere, and what a
 * header tells may be wrong by hours. Reads it to its end without decoding.
 *
 * @throws MediaError unreadable, too_long, timed_out, stopped
 */
export const measureLength = async (
  ffmpeg: string,
  facts: MediaFacts,
  { file, folder, signal }: { file: string; folder: string; signal?: AbortSignal | undefined },
): Promise<MediaFacts> => {
  let duration = 0
  const { code, complaints } = await runTool({
    program: ffmpeg,
    args: [
      ...['-nostdin', '-v', 'error', '-progress', 'pipe:1', ...inputGuards],
      ...['-i', file, '-map', '0:v?', '-map', '0:a?', '-c', 'copy', '-f', 'null', '-'],
    ],
    folder,
    timeoutMs: 300_000,
    signal,
    onLine: (line) => {
      const seconds = Number(/^out_time_us=(\d+)$/.exec(line)?.[1] ?? 0) / 1_000_000
      duration = Math.max(duration, seconds)
    },
  })
  if (code !== 0) throw new MediaError('unreadable', complaints)
  const found = duration > 0 ? duration : facts.duration
  if (found > longest) throw new MediaError('too_long', `${found} s`)
  return { ...facts, duration: found }
}
