import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clips } from '../../testing/media-samples.ts'
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

it('what tells its length is believed', async () => {
  const input = { file: clips.short(folder), folder }
  const facts = await probeMedia(ffprobe ?? '', input)
  expect(await measureLength('no-such-program', facts, input)).toBe(facts)
})
