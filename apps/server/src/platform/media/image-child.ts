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
    return { picture: await sharp(file, { limitInputPixels, animated: true }).metadata(), scanPages: null }
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

const sidesOf = (longer: number): number[] => {
  const largest = Math.min(longer, imageLimits.largestSide)
  return [...new Set([...imageSizes.filter((side) => side < largest), largest])]
}

const read = async (): Promise<ImageReport> => {
  const isDrawn = isVector(readFileSync(file))
  if (isDrawn && statSync(file).size > imageLimits.vectorBytes) refuse('too_large_to_process', 'vector')
  const { picture: found, scanPages } = await describe()
  const frames = found.pages ?? 1
  const frameHeight = frames > 1 ? (found.pageHeight ?? found.height) : found.height
  if (found.width * frameHeight * frames > imageLimits.pixels) refuse('too_many_pixels', `${frames} frames`)
  const { width, height } = found.autoOrient
  const upright = frames > 1 ? { width: found.width, height: frameHeight } : { width, height }
  const sides = sidesOf(Math.max(upright.width, upright.height))
  const source = await openPicture(file, found, { isMoving: frames > 1, largest: Math.max(...sides) })
  const clean = await makeClean(source, found, scanPages)
  const products: ImageReport['products'] = clean === null ? [] : [clean]
  for (const side of sides) {
    // Metadata is left behind unless asked for: places and names of people stand in it.
    const picture = () => source().resize(side, side, { fit: 'inside', withoutEnlargement: true })
    const webp = await picture().webp({ quality: 82, effort: 3 }).toFile(`image-${side}.webp`)
    products.push({ path: `image-${side}.webp`, mime: 'image/webp', side, ...sizeOf(webp, frames) })
    if (frames > 1 || side > imageLimits.avifSide) continue
    const avif = await picture().avif({ quality: 55, effort: 2 }).toFile(`image-${side}.avif`)
    products.push({ path: `image-${side}.avif`, mime: 'image/avif', side, ...sizeOf(avif, frames) })
  }
  return { ...upright, format: found.format, frames, pages: scanPages, isBare: clean === null, products }
}

/** The whole picture for strangers, upright; null where the original tells nothing but what is seen. */
const makeClean = async (source: PictureSource, found: Metadata, scanPages: number | null) => {
  const { format, exif, xmp, iptc, comments, pages } = found
  // A TIFF keeps names and places in tags of its own, which are not read here.
  const isBare = format !== 'tiff' && [exif, xmp, iptc, comments].every((part) => part === undefined)
  if (isBare || format === 'gif' || format === 'svg') return null
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

const cleanOf = (
  path: string,
  mime: string,
  made: OutputInfo,
  frames = 1,
): ImageReport['products'][number] => ({
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
