// Runs apart from the server, on one picture of a stranger: `node image-child.ts <picture>`; products go into the working
// folder, what they are to the output as JSON. A refusal is the code of a MediaError on the last line.
import { readFileSync, statSync } from 'node:fs'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata, type OutputInfo } from 'sharp'
import { imageLimits, imageSizes, type ImageReport, isVector, refusalMark } from './image-report.ts'
import { openPicture, type PictureSource } from './picture-source.ts'

const refuse = (code: string, detail: string): never => {
  process.stdout.write(`${refusalMark}${code} ${detail.replace(/\s+/g, ' ').slice(0, 500)}\n`)
  process.exit(1)
}

const [file = ''] = process.argv.slice(2)
sharp.concurrency(1)
sharp.cache(false)

const describe = async (): Promise<Metadata> => {
  try {
    // Pixels are counted before anything is decoded: a small file can claim to be huge (THREATS T32).
    const first = await sharp(file, { limitInputPixels: imageLimits.pixels }).metadata()
    if (!isMovingFormat(first)) return { ...first, pages: 1 }
    return await sharp(file, { limitInputPixels: imageLimits.pixels, animated: true }).metadata()
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
  const found = await describe()
  const frames = found.pages ?? 1
  const frameHeight = frames > 1 ? (found.pageHeight ?? found.height) : found.height
  if (found.width * frameHeight * frames > imageLimits.pixels) refuse('too_many_pixels', `${frames} frames`)
  const { width, height } = found.autoOrient
  const upright = frames > 1 ? { width: found.width, height: frameHeight } : { width, height }
  const sides = sidesOf(Math.max(upright.width, upright.height))
  const source = await openPicture(file, found, { isMoving: frames > 1, largest: Math.max(...sides) })
  const clean = await makeClean(source, found)
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
  return { ...upright, format: found.format, frames, isBare: clean === null, products }
}

/** The whole picture for strangers, upright; null where the original tells nothing but what is seen. */
const makeClean = async (source: PictureSource, { format, exif, xmp, iptc, comments, pages }: Metadata) => {
  const isBare = [exif, xmp, iptc, comments].every((part) => part === undefined)
  if (isBare || format === 'gif' || format === 'svg') return null
  if (format === 'png') return cleanOf('clean.png', 'image/png', await source().png().toFile('clean.png'), 1)
  if (format === 'webp')
    return cleanOf(
      'clean.webp',
      'image/webp',
      await source().webp({ quality: 92 }).toFile('clean.webp'),
      pages,
    )
  const photo = source().flatten({ background: '#fff' }).jpeg({ quality: 92 })
  return cleanOf('clean.jpg', 'image/jpeg', await photo.toFile('clean.jpg'), 1)
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
