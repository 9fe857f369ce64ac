import sharp from 'sharp'
import type { Cover } from '@lectern/contract/courses/cover/draw-cover'
import { coverHeight, coverWidth } from '@lectern/contract/courses/cover/layouts'
import type { Ink } from '@lectern/contract/courses/cover/shapes'
import { textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import { setBlock, setCutLine, type SetLine } from './set-lines.ts'

/** What sites show of a link: 1200 × 630. */
export const linkPreviewSize = { width: 1200, height: 630 } as const

/** Words stand on flat ground at the left, never on the picture. */
const panel = { width: 552, margin: 56, logo: 48 } as const
const art = { width: linkPreviewSize.width - panel.width, height: linkPreviewSize.height } as const
const room = panel.width - 2 * panel.margin

export interface LinkPreview {
  readonly title: string
  readonly school: string
  /** Below the title, such as who teaches; empty for nothing. */
  readonly footer: string
  /** The ground of the words, `#rrggbb`. */
  readonly ground: string
  /** Pictures as stored; a drawn cover is drawn. */
  readonly picture: Buffer | { readonly cover: Cover; readonly inks: Readonly<Record<Ink, string>> }
  readonly logo: Buffer | null
}

/** Titles may have 200 letters: more of one than this is never seen. */
const mostLetters = 160

const at = ({ d }: SetLine, x: number, y: number, ink: string, opacity = 1): string =>
  `<path d="${d}" transform="translate(${x} ${y})" fill="${ink}" fill-opacity="${opacity}"/>`

const wordsOf = ({ title, school, footer, ground, logo }: LinkPreview): string => {
  const ink = textColorOn(ground)
  const schoolX = panel.margin + (logo ? panel.logo + 16 : 0)
  const name = setCutLine(school.slice(0, mostLetters), 26, 'strong', panel.width - panel.margin - schoolX)
  const block = setBlock(title.slice(0, mostLetters), {
    weight: 'strong',
    width: room,
    sizes: [60, 52, 44, 38],
    lines: 5,
  })
  const lineHeight = Math.round(block.size * 1.18)
  const top = (linkPreviewSize.height - block.lines.length * lineHeight) / 2 + block.size * 0.94
  return [
    at(name, schoolX, panel.margin + 33, ink),
    ...block.lines.map((line, row) => at(line, panel.margin, Math.round(top + row * lineHeight), ink)),
    at(
      setCutLine(footer.slice(0, mostLetters), 24, 'plain', room),
      panel.margin,
      linkPreviewSize.height - panel.margin,
      ink,
      0.85,
    ),
  ].join('')
}

const artOf = ({ picture }: LinkPreview): string => {
  if (Buffer.isBuffer(picture)) return ''
  const { cover, inks } = picture
  const shapes = cover.shapes.map(
    ({ d, ink, turn }) =>
      `<path d="${d}"${turn === undefined ? '' : ` transform="${turn}"`} fill="${inks[ink]}" stroke="${inks[ink]}"/>`,
  )
  return [
    `<svg x="${panel.width}" width="${art.width}" height="${art.height}" viewBox="0 0 ${coverWidth} ${coverHeight}"`,
    ` preserveAspectRatio="xMaxYMid slice" stroke-width="1.2">`,
    `<rect width="${coverWidth}" height="${coverHeight}" fill="${inks.g}"/>${shapes.join('')}</svg>`,
  ].join('')
}

/** @returns a JPEG of `linkPreviewSize` */
export const drawLinkPreview = async (preview: LinkPreview): Promise<Buffer> => {
  const { width, height } = linkPreviewSize
  const drawing = Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      `<rect width="${width}" height="${height}" fill="${preview.ground}"/>`,
      `${artOf(preview)}${wordsOf(preview)}</svg>`,
    ].join(''),
  )
  const parts = [
    ...(Buffer.isBuffer(preview.picture)
      ? [
          {
            input: await sharp(preview.picture)
              .resize({ ...art, fit: 'cover' })
              .toBuffer(),
            left: panel.width,
            top: 0,
          },
        ]
      : []),
    ...(preview.logo
      ? [
          {
            input: await sharp(preview.logo).resize(panel.logo, panel.logo, { fit: 'inside' }).toBuffer(),
            left: panel.margin,
            top: panel.margin,
          },
        ]
      : []),
  ]
  return sharp(drawing).composite(parts).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
