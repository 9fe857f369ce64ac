import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeHeic } from '../../testing/media/heic-sample.ts'
import { makeClip } from '../../testing/media/media-samples.ts'
import { openMediaFolder, refusalOf } from '../../testing/media/media-work.ts'
import { makeImages } from './image.ts'

const ffmpeg = 'ffmpeg'

let folder: string
openMediaFolder((path) => {
  folder = path
})

/** Diagonal lines of one pixel each, as no lossy format keeps them. */
const stripes = () => {
  const colours = ['ff0000', '0000ff', '00ff00', 'ff00ff', '000000', 'ffff00']
  const pixels = Array.from({ length: 64 * 64 }, (_, at) => colours[(at + Math.floor(at / 64)) % 6] ?? '')
  return sharp(Buffer.from(pixels.join(''), 'hex'), { raw: { width: 64, height: 64, channels: 3 } })
}
const samplesOf = (file: string) => sharp(file).removeAlpha().raw().toBuffer()

it.each([true, false])('a drawing keeps every colour (palette: %s)', async (palette) => {
  const file = join(folder, 'drawing.png')
  await stripes().png({ palette }).toFile(file)
  const report = await makeImages({ ffmpeg, file, folder })
  expect(report.products.map(({ path }) => path)).toEqual(['image-64.webp'])
  const [before, after] = [await samplesOf(file), await samplesOf(join(folder, 'image-64.webp'))]
  expect(after.equals(before)).toBe(true)
})

it('a photo as PNG is made as small as other photos', async () => {
  const file = join(folder, 'photo.png')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width: 300, height: 200, channels: 3, noise, background: '#000' } })
    .blur(2)
    .png()
    .toFile(file)
  const { products } = await makeImages({ ffmpeg, file, folder })
  expect(products.map(({ path }) => path)).toEqual(['image-300.webp', 'image-300.avif'])
})

it('a long moving picture of a whole screen moves in small sizes', { timeout: 60_000 }, async () => {
  const screen = 'testsrc=size=1000x2000:rate=10:duration=5.1'
  const file = makeClip(folder, 'moving.gif', ['-f', 'lavfi', '-i', screen])
  const report = await makeImages({ ffmpeg, file, folder })
  expect(report).toMatchObject({ width: 1000, height: 2000, frames: 51 })
  expect(report.products.map(({ side }) => side)).toEqual([320, 640])
})

it('an AVIF that moves is shown by its first frame, with what is seen through', async () => {
  const file = fileURLToPath(new URL('../../testing/media/moving.avif', import.meta.url))
  expect(await makeImages({ ffmpeg, file, folder })).toMatchObject({ width: 48, height: 32, isBare: false })
  const { channels } = await sharp(join(folder, 'image-48.webp')).stats()
  expect(channels[3]?.mean).toBeCloseTo(120, -1)
})

it('a HEIF that is whole and packed in a way that nobody here reads is not called damaged', async () => {
  const whole = makeHeic(folder)
  const [foreign, cut] = [join(folder, 'foreign.heic'), join(folder, 'cut.heic')]
  const packed = Buffer.from(whole)
  packed.write('vvc1', packed.indexOf('hvc1', packed.indexOf('infe')), 'latin1')
  writeFileSync(foreign, packed)
  writeFileSync(cut, whole.subarray(0, -3_000))
  expect(await refusalOf(makeImages({ ffmpeg, file: foreign, folder }))).toBe('not_supported')
  expect(await refusalOf(makeImages({ ffmpeg, file: cut, folder }))).toBe('unreadable')
})
