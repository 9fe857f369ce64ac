// Runs apart from the server, on one picture of a stranger: `node image-child.ts <picture>`; products go into the working
// folder, what they are to the output as JSON. A refusal is the code of a MediaError on the last line.
import { readFileSync, statSync } from 'node:fs'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { imageLimits, imageSizes, type ImageReport, isVector, refusalMark } from './image-report.ts'
import { openPicture, type PictureSource } from './picture-source.ts'

const refuse = (code: string, detail: string): never => {
  process.stdout.write(`${refusalMark}${code} ${detail.replace(/\s+/g, ' ').slice(0, 500)}\n`)
  process.exit(1)
}

const [file = ''] = process.argv.slice(2)
sharp.concurrency(1)
sharp.cache(false)
const limitInputPixels = imageLimits.pixels

/** What a picture is, and how many pages stand behind the one that is shown; a moving one has frames instead. */
interface Found {
  readonly picture: Metadata
  readonly scanPages: number | null
}

const describe = async (): Promise<Found> => {
  try {
    // Pixels are counted before anything is decoded: a small file can claim to be huge (THREATS T32).
    const first = await sharp(file, { limitInputPixels }).metadata()
    const { format, pages = 1 } = first
    const scanPages = format === 'tiff' && pages > 1 ? pages : null
    if (!isMovingFormat(first)) return { picture: { ...first, pages: 1 }, scanPages }
    const moving = { limitInputPixels: imageLimits.movingPixels, animated: true }
    return { picture: await sharp(file, moving).metadata(), scanPages: null }
  } catch (error) {
    const text = String(error)
    if (text.includes('pixel limit')) return refuse('too_many_pixels', text)
    return refuse((await isForeign(text)) ? 'not_supported' : 'unreadable', text)
  }
}

/** Pages of a scan are not frames: only the first page is shown. */
const isMovingFormat = ({ format, pages = 1 }: Metadata): boolean =>
  pages > 1 && (format === 'gif' || format === 'webp')

/** A picture of a format that is not read here, as against a broken one. */
const isForeign = async (complaint: string): Promise<boolean> =>
  /unsupported image format/i.test(complaint) &&
  ((await fileTypeFromFile(file))?.mime.startsWith('image/') ?? false)

const sidesOf = (longer: number, isHeavy: boolean): number[] => {
  const largest = Math.min(longer, isHeavy ? imageLimits.heavySide : imageLimits.largestSide)
  return [...new Set([...imageSizes.filter((side) => side < largest), largest])]
}

type Made = ImageReport['products'][number]

const read = async (): Promise<ImageReport> => {
  const isDrawn = isVector(readFileSync(file))
  if (isDrawn && statSync(file).size > imageLimits.vectorBytes) refuse('too_large_to_process', 'vector')
  const { picture: found, scanPages } = await describe()
  const frames = found.pages ?? 1
  const frameHeight = frames > 1 ? (found.pageHeight ?? found.height) : found.height
  const pixels = found.width * frameHeight * frames
  if (pixels > (frames > 1 ? imageLimits.movingPixels : imageLimits.pixels))
    refuse('too_many_pixels', `${frames} frames`)
  const isHeavy = pixels > imageLimits.pixels
  const { width, height } = found.autoOrient
  const upright = frames > 1 ? { width: found.width, height: frameHeight } : { width, height }
  const sides = sidesOf(Math.max(upright.width, upright.height), isHeavy)
  const source = await openPicture(file, found, { isMoving: frames > 1, largest: Math.max(...sides) })
  const isBare = tellsNothing(found)
  const clean = isBare || isHeavy ? null : await makeClean(source, found, scanPages)
  const products = clean === null ? [] : [clean]
  const isFlat = await isFlatPicture(source, found)
  for (const side of sides) products.push(...(await makeSize(source, side, { frames, isFlat })))
  return { ...upright, format: found.format, frames, pages: scanPages, isBare, products }
}

const makeSize = async (
  source: PictureSource,
  side: number,
  { frames, isFlat }: { readonly frames: number; readonly isFlat: boolean },
): Promise<Made[]> => {
  // Metadata is left behind unless asked for: places and names of people stand in it.
  const picture = () => source().resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const quality = isFlat ? { lossless: true } : { quality: 82, effort: 3 }
  const webp = await picture().webp(quality).toFile(`image-${side}.webp`)
  const made = [{ path: `image-${side}.webp`, mime: 'image/webp', side, ...sizeOf(webp, frames) }]
  if (frames > 1 || isFlat || side > imageLimits.avifSide) return made
  const avif = await picture().avif({ quality: 55, effort: 2 }).toFile(`image-${side}.avif`)
  return [...made, { path: `image-${side}.avif`, mime: 'image/avif', side, ...sizeOf(avif, frames) }]
}

const isFlatPicture = async (source: PictureSource, { format, isPalette }: Metadata): Promise<boolean> =>
  format === 'png' && (isPalette || (await isSmallerWhole(source)))

/**
 * A drawing or a screen, whose edges lossy WebP blurs into wrong colours, takes fewer bytes without loss. A small one of the picture
 * answers for all.
 */
const isSmallerWhole = async (source: PictureSource): Promise<boolean> => {
  const sample = () => source().resize(sampleSide, sampleSide, { fit: 'cover', kernel: 'nearest' })
  const [whole, lossy] = await Promise.all([
    sample().webp({ lossless: true, effort: 2 }).toBuffer(),
    sample().webp({ quality: 82, effort: 2 }).toBuffer(),
  ])
  return whole.length <= lossy.length
}
const sampleSide = 512

/** Whether the original shows what is seen and nothing else. */
const tellsNothing = ({ format, exif, xmp, iptc, comments }: Metadata): boolean => {
  if (format === 'gif' || format === 'svg') return true
  // A TIFF keeps names and places in tags of its own, which are not read here.
  return format !== 'tiff' && [exif, xmp, iptc, comments].every((part) => part === undefined)
}

/** The whole picture for strangers, upright. */
const makeClean = async (source: PictureSource, found: Metadata, scanPages: number | null) => {
  const { format, pages } = found
  const scan = scanPages === null ? null : await cleanScan(found, scanPages)
  if (scan !== null) return scan
  if (format === 'png')
    return cleanOf('clean.png', 'image/png', await inItsColours(source).png().toFile('clean.png'), 1)
  if (format === 'webp')
    return cleanOf(
      'clean.webp',
      'image/webp',
      await inItsColours(source).webp({ quality: 92 }).toFile('clean.webp'),
      pages,
    )
  const photo = inItsColours(source).flatten({ background: '#fff' }).jpeg({ quality: 92 })
  return cleanOf('clean.jpg', 'image/jpeg', await photo.toFile('clean.jpg'), 1)
}

/** Its profile says what its colours are, and nothing of its maker. */
const inItsColours = (source: PictureSource): Sharp => source().keepIccProfile()

/** All pages of a scan; null where they cannot be written together: of several sizes, or lying on their side. */
const cleanScan = async ({ orientation = 1 }: Metadata, scanPages: number) => {
  if (orientation !== 1) return null
  try {
    const whole = sharp(file, { limitInputPixels, pages: -1, failOn: 'error' })
      .keepIccProfile()
      .tiff({ compression: 'deflate' })
    return cleanOf('clean.tiff', 'image/tiff', await whole.toFile('clean.tiff'), scanPages)
  } catch {
    return null
  }
}

const cleanOf = (path: string, mime: string, made: OutputInfo, frames = 1): Made => ({
  path,
  mime,
  side: null,
  ...sizeOf(made, frames),
})

const sizeOf = ({ width, height, size }: OutputInfo, frames: number) => ({
  width,
  height: frames > 1 ? Math.round(height / frames) : height,
  bytes: size,
})

try {
  process.stdout.write(`${JSON.stringify(await read())}\n`)
} catch (error) {
  refuse('unreadable', String(error))
}
