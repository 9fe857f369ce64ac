import sharp from 'sharp'
import { textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import { setLine } from './set-lines.ts'

export interface AppIcon {
  /** Pixels of each side. */
  readonly size: number
  /** `#rrggbb`. */
  readonly ground: string
  /** The letter that stands for the school where it has no logo. */
  readonly initial: string
  readonly logo: Buffer | null
  /** Devices cut it to a shape of their own: what matters stays in the middle. */
  readonly isMaskable: boolean
}

/** A PNG of a school for the screen of a device: its logo, else its initial, on its colour. */
export const drawAppIcon = async ({ size, ground, initial, logo, isMaskable }: AppIcon): Promise<Buffer> => {
  const letter = setLine(initial, size * (isMaskable ? 0.46 : 0.58), 'strong')
  const corner = isMaskable ? 0 : size * 0.2
  const baseline = size / 2 + size * (isMaskable ? 0.165 : 0.21)
  const words = logo
    ? ''
    : `<path d="${letter.d}" transform="translate(${(size - letter.width) / 2} ${baseline})" fill="${textColorOn(ground)}"/>`
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${ground}"/>${words}</svg>`,
  )
  const icon = sharp(drawing)
  if (!logo) return icon.png().toBuffer()
  const side = Math.round(size * (isMaskable ? 0.6 : 0.84))
  const picture = await sharp(logo)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer()
  return icon
    .composite([{ input: picture }])
    .png()
    .toBuffer()
}
