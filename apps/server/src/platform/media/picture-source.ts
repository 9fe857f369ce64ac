import { readFileSync } from 'node:fs'
import decodeHeic from 'heic-decode'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { imageLimits, isVector } from './image-report.ts'
import { pngGamma, screenSamples } from './png-gamma.ts'

/** Of which all sizes are made: opened anew for each. */
export type PictureSource = () => Sharp

/** A picture of a file, upright, in the colours of a screen; all of its frames when it moves. */
export const openPicture = async (
  file: string,
  { format, compression }: Metadata,
  { isMoving, largest }: { readonly isMoving: boolean; readonly largest: number },
): Promise<PictureSource> => {
  const limitInputPixels = isMoving ? imageLimits.movingPixels : imageLimits.pixels
  const plain = () => sharp(file, { limitInputPixels, animated: isMoving, failOn: 'error' }).autoOrient()
  const bytes = readFileSync(file)
  if (isVector(bytes)) return once(plain().resize(largest, largest, { fit: 'inside' }))
  if (format === 'heif' && compression === 'hevc') return openHeic(bytes)
  const gamma = isMoving ? null : pngGamma(bytes.subarray(0, 65_536))
  return gamma === null ? plain : openWithGamma(plain(), gamma)
}

/** A drawing is drawn once: how long that takes is its author's choice. */
const once = async (picture: Sharp): Promise<PictureSource> => {
  const drawn = await picture.png().toBuffer()
  return () => sharp(drawn)
}

const openHeic = async (bytes: Buffer): Promise<PictureSource> => {
  const { width, height, data } = await decodeHeic({ buffer: bytes })
  return () => sharp(data, { raw: { width, height, channels: 4 } })
}

const openWithGamma = async (picture: Sharp, gamma: number): Promise<PictureSource> => {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const samples = screenSamples(gamma)
  for (let at = 0; at < data.length; at += 1) if (at % 4 !== 3) data[at] = samples[data[at] ?? 0] ?? 0
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}
