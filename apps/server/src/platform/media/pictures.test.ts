import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeHeic } from '../../testing/media/heic-sample.ts'
import { makeClip } from '../../testing/media/media-samples.ts'
import { listenForRequests, refusalOf, openMediaFolder } from '../../testing/media/media-work.ts'
import { makePdf } from './documents.ts'
import { makeImages } from './image.ts'
import { findMediaTools } from './tools.ts'

const tools = findMediaTools()
const { ffmpeg } = tools

let folder: string
openMediaFolder((path) => {
  folder = path
})

describe('a picture', () => {
  const picture = async (name: string, make: (image: Sharp) => Sharp, size = { width: 800, height: 400 }) => {
    const file = join(folder, name)
    await make(sharp({ create: { ...size, channels: 3, background: '#3965ff' } })).toFile(file)
    return file
  }

  it('is made upright, in steps, without what its metadata tell', async () => {
    const file = await picture('photo.jpg', (image) =>
      image
        .jpeg()
        .withExif({ IFD0: { Artist: 'Somebody' } })
        .withMetadata({ orientation: 6 }),
    )
    const report = await makeImages({ ffmpeg, file, folder })
    expect(report).toMatchObject({ width: 400, height: 800, format: 'jpeg', frames: 1 })
    expect(report.products.map(({ path }) => path)).toEqual([
      'clean.jpg',
      'image-320.webp',
      'image-320.avif',
      'image-640.webp',
      'image-640.avif',
      'image-800.webp',
      'image-800.avif',
    ])
    const made = await sharp(join(folder, 'image-800.webp')).metadata()
    expect([made.width, made.height, made.exif, made.orientation]).toEqual([400, 800, undefined, undefined])
  })

  /** Pictures of one size, each of another colour, joined as frames or pages. */
  const joined = async (count: number, size: { width: number; height: number }) => {
    const pages = Array.from({ length: count }, (_, at) =>
      sharp({ create: { ...size, channels: 3, background: { r: 255 - at * 6, g: at * 6, b: 90 } } })
        .png()
        .toBuffer(),
    )
    return sharp(await Promise.all(pages), { join: { animated: true } })
  }

  it.each([
    ['small.gif', 3, { width: 30, height: 40 }, [40]],
    ['tall.gif', 37, { width: 50, height: 1600 }, [320, 640, 1280, 1600]],
    ['tall.webp', 37, { width: 50, height: 1600 }, [320, 640, 1280, 1600]],
    ['taller.webp', 4, { width: 500, height: 16_000 }, [320, 640, 1280, 1920]],
  ])(
    'that moves goes on moving in every size: %s',
    { timeout: 60_000 },
    async (name, frames, size, sides) => {
      const file = join(folder, name)
      await (await joined(frames, size)).toFile(file)
      const report = await makeImages({ ffmpeg, file, folder })
      expect(report).toMatchObject({ ...size, frames, pages: null })
      expect(report.products.map(({ side }) => side)).toEqual(sides)
      for (const { path, side, height } of report.products) {
        const made = await sharp(join(folder, path), { animated: true }).metadata()
        expect([path, made.pages, made.pageHeight, height]).toEqual([path, frames, side, side])
      }
    },
  )

  it('of several pages is shown by its first, says how many there are, and is given whole', async () => {
    const file = join(folder, 'scan.tiff')
    const pages = await joined(3, { width: 320, height: 240 })
    await pages.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>').tiff().toFile(file)
    expect(readFileSync(file).includes('Somebody')).toBe(true)
    const report = await makeImages({ ffmpeg, file, folder })
    expect(report).toMatchObject({ width: 320, height: 240, frames: 1, pages: 3, isBare: false })
    const clean = await sharp(join(folder, 'clean.tiff')).metadata()
    expect([clean.pages, clean.width]).toEqual([3, 320])
    expect(readFileSync(join(folder, 'clean.tiff')).includes('Somebody')).toBe(false)
  })

  it('as vectors is drawn, scripts and addresses in it do nothing', async () => {
    const asked: string[] = []
    const { port, close } = await listenForRequests((url) => asked.push(url))
    const file = join(folder, 'drawing.svg')
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="40">
        <script>fetch('http://127.0.0.1:${port}/script')</script>
        <image xlink:href="http://127.0.0.1:${port}/image" width="10" height="10"/>
        <image xlink:href="file:///etc/passwd" width="10" height="10"/><rect width="60" height="40" fill="#3965ff"/></svg>`,
    )
    expect((await makeImages({ ffmpeg, file, folder })).products[0]).toMatchObject({ width: 60, height: 40 })
    close()
    expect(asked).toEqual([])
  })

  it('of a phone is decoded, as are bitmaps and the first page of a scan', async () => {
    const [heic, bmp, tiff] = [join(folder, 'phone.heic'), join(folder, 'old.bmp'), join(folder, 'scan.tiff')]
    writeFileSync(heic, makeHeic(folder))
    makeClip(folder, 'old.bmp', ['-f', 'lavfi', '-i', 'testsrc2=size=320x240', '-frames:v', '1'])
    await (await joined(2, { width: 320, height: 240 })).tiff().toFile(tiff)
    for (const file of [heic, bmp, tiff]) {
      const { width, height, frames } = await makeImages({ ffmpeg, file, folder })
      expect([file, width, height, frames]).toEqual([file, 320, 240, 1])
    }
    const avif = await picture('phone.avif', (image) => image.avif(), { width: 320, height: 240 })
    expect(await makeImages({ ffmpeg, file: avif, folder })).toMatchObject({ format: 'heif', width: 320 })
  })

  it('of a format that nobody here reads is called so', async () => {
    const file = join(folder, 'layers.psd')
    writeFileSync(file, Buffer.concat([Buffer.from('8BPS\0\u0001'), Buffer.alloc(200)]))
    expect(await refusalOf(makeImages({ ffmpeg, file, folder }))).toBe('not_supported')
  })

  it('as PNG is shown as bright as its gamma says', async () => {
    const file = join(folder, 'linear.png')
    const plain = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#333' } })
      .png()
      .toBuffer()
    // Samples of 51 of 255 in linear light are 124 on a screen.
    writeFileSync(file, withGamma(plain, 1))
    await makeImages({ ffmpeg, file, folder })
    const { data } = await sharp(join(folder, 'image-20.webp')).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(115)
    expect(data[0]).toBeLessThan(132)
  })

  it('as vectors that would be drawn for minutes is given up', { timeout: 40_000 }, async () => {
    const file = join(folder, 'bomb.svg')
    const layer = '<feTurbulence baseFrequency="0.01" numOctaves="200"/><feGaussianBlur stdDeviation="90"/>'
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${layer.repeat(100)}</filter>
      ${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(20)}</svg>`,
    )
    expect(await refusalOf(makeImages({ ffmpeg, file, folder }))).toBe('timed_out')
  })

  it('that claims to be huge is refused before it is decoded', async () => {
    const file = await picture('huge.png', (image) => image.png(), { width: 12_000, height: 9_000 })
    expect(await refusalOf(makeImages({ ffmpeg, file, folder }))).toBe('too_many_pixels')
  })

  it('that is none is refused', async () => {
    const file = join(folder, 'words.png')
    writeFileSync(file, 'These are words.')
    expect(await refusalOf(makeImages({ ffmpeg, file, folder }))).toBe('unreadable')
  })
})

/** The same PNG with a `gAMA` chunk behind its first one. */
const withGamma = (png: Buffer, gamma: number): Buffer => {
  const chunk = Buffer.alloc(16)
  chunk.writeUInt32BE(4, 0)
  chunk.write('gAMA', 4, 'latin1')
  chunk.writeUInt32BE(gamma * 100_000, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 12)), 12)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

describe('an office document', () => {
  it('that would unpack to more than anybody writes is refused before it is opened', async () => {
    const file = join(folder, 'bomb.docx')
    writeFileSync(file, zipOf('word/document.xml', Buffer.alloc(70 * 1024 ** 2, ' ')))
    const work = makePdf({ tools: { ...tools, soffice: '/bin/false' }, file, folder })
    expect(await refusalOf(work)).toBe('too_large_to_process')
  })
})

/** A zip archive with one entry. */
const zipOf = (name: string, content: Buffer): Buffer => {
  const packed = deflateRawSync(content)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed])
  const made = Buffer.from([20, 0])
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    made,
    facts,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
