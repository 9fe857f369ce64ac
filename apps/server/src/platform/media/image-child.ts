// Runs apart from the server, on one picture of a stranger: `node image-child.ts <picture>`; products go into the working
// folder, what they are to the output as JSON. A refusal is the code of a MediaError on the last line.
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { imageLimits, imageSizes, type ImageReport, refusalMark } from './image-report.ts'

const refuse = (code: string, detail: string): never => {
  process.stdout.write(`${refusalMark}${code} ${detail.replace(/\s+/g, ' ').slice(0, 500)}\n`)
  process.exit(1)
}

const [file = ''] = process.argv.slice(2)
sharp.concurrency(1)
sharp.cache(false)

const isVector = () => /<svg[\s>]/i.test(readFileSync(file).subarray(0, 4096).toString('utf8'))

const describe = async () => {
  try {
    // Pixels are counted before anything is decoded: a small file can claim to be huge (THREATS T32).
    return await sharp(file, { limitInputPixels: imageLimits.pixels, animated: true }).metadata()
  } catch (error) {
    const text = String(error)
    return refuse(text.includes('pixel limit') ? 'too_many_pixels' : 'unreadable', text)
  }
}

const read = async (): Promise<ImageReport> => {
  if (isVector() && statSync(file).size > imageLimits.vectorBytes) refuse('too_large_to_process', 'vector')
  const found = await describe()
  const frames = found.pages ?? 1
  const frameHeight = found.pageHeight ?? found.height
  if (found.width * frameHeight * frames > imageLimits.pixels) refuse('too_many_pixels', `${frames} frames`)
  const { width, height } = found.autoOrient
  const upright = frames > 1 ? { width: found.width, height: frameHeight } : { width, height }
  const wanted = imageSizes.filter((side) => side < Math.max(upright.width, upright.height))
  const largest = Math.min(Math.max(upright.width, upright.height), imageLimits.largestSide)
  const sides = [...wanted, largest].filter((side, at, all) => side <= largest && all.indexOf(side) === at)
  const products = []
  for (const side of sides) {
    // Metadata is left behind unless asked for: places and names of people stand in it.
    const picture = () =>
      sharp(file, { limitInputPixels: imageLimits.pixels, animated: frames > 1, failOn: 'error' })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: found.format !== 'svg' })
    const webp = await picture().webp({ quality: 82, effort: 3 }).toFile(`image-${side}.webp`)
    products.push({ path: `image-${side}.webp`, mime: 'image/webp', side, ...sizeOf(webp, frames) })
    if (frames > 1 || side > imageLimits.avifSide) continue
    const avif = await picture().avif({ quality: 55, effort: 2 }).toFile(`image-${side}.avif`)
    products.push({ path: `image-${side}.avif`, mime: 'image/avif', side, ...sizeOf(avif, frames) })
  }
  return { ...upright, format: found.format, frames, products }
}

const sizeOf = (
  { width, height, size }: { width: number; height: number; size: number },
  frames: number,
) => ({
  width,
  height: frames > 1 ? Math.round(height / frames) : height,
  bytes: size,
})

try {
  process.stdout.write(`${JSON.stringify(await read())}\n`)
} catch (error) {
  refuse('unreadable', String(error))
}
