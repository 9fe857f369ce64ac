import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clips } from '../../testing/media/media-samples.ts'
import { measureLength } from './measure-length.ts'
import { probeMedia } from './probe.ts'
import { findMediaTools } from './tools.ts'

const { ffmpeg, ffprobe } = findMediaTools()
const folder = mkdtempSync(join(tmpdir(), 'lectern-length-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('what a browser recorded has its length although nothing in it tells it', async () => {
  const input = { file: clips.recorded(folder), folder }
  const facts = await probeMedia(ffprobe ?? '', input)
  expect(facts.duration).toBe(0)
  expect((await measureLength(ffmpeg ?? '', facts, input)).duration).toBeCloseTo(3, 0)
})

it('what a header says is not believed where the packets say otherwise', async () => {
  const input = { file: clips.wav(folder), folder }
  const facts = { ...(await probeMedia(ffprobe ?? '', input)), duration: 143_165 }
  expect((await measureLength(ffmpeg ?? '', facts, input)).duration).toBeCloseTo(2, 0)
})
