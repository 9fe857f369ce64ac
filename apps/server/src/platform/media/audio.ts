import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { peakCount } from '@lectern/contract/files/kinds'
import { type MediaWork, type Product, productAt, runFfmpeg } from './video.ts'

/** Longest audio of which a waveform is drawn, in seconds (document 001 §9). */
const waveformSeconds = 300

const plain = ['-map', '0:a:0', '-vn', '-map_metadata', '-1', '-map_chapters', '-1']

/** Makes the mp3 that every browser plays. */
export const makeMp3 = async (work: MediaWork): Promise<Product> => {
  await runFfmpeg(work, [...plain, '-c:a', 'libmp3lame', '-q:a', '4', '-f', 'mp3', 'audio.mp3'])
  return productAt(work.folder, 'audio.mp3')
}

/** Makes the smaller AAC. */
export const makeAac = async (work: MediaWork): Promise<Product> => {
  await runFfmpeg(work, [
    ...plain,
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    'audio.m4a',
  ])
  return productAt(work.folder, 'audio.m4a')
}

/** Bars of the waveform from 0 to 1, the loudest is 1; null for a long audio (document 001 §2). */
export const makePeaks = async (work: MediaWork): Promise<number[] | null> => {
  if (work.facts.duration <= 0 || work.facts.duration >= waveformSeconds) return null
  await runFfmpeg(work, [...plain, '-ac', '1', '-ar', '8000', '-f', 's16le', 'samples.raw'])
  return barsOf(join(work.folder, 'samples.raw'))
}

const barsOf = async (file: string): Promise<number[] | null> => {
  const handle = await open(file)
  try {
    const samples = Math.floor((await handle.stat()).size / 2)
    if (samples < peakCount) return null
    const bars = Array<number>(peakCount).fill(0)
    const buffer = Buffer.alloc(64 * 1024)
    for (let at = 0; at < samples;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, at * 2)
      const count = Math.floor(bytesRead / 2)
      if (count === 0) break
      for (let index = 0; index < count; index += 1) {
        const bar = Math.min(peakCount - 1, Math.floor(((at + index) * peakCount) / samples))
        bars[bar] = Math.max(bars[bar] ?? 0, Math.abs(buffer.readInt16LE(index * 2)))
      }
      at += count
    }
    const loudest = Math.max(...bars)
    return bars.map((bar) => (loudest === 0 ? 0 : Math.round((bar / loudest) * 1000) / 1000))
  } finally {
    await handle.close()
  }
}
