import { z } from 'zod'
import { fileUuid } from '../../files/file.ts'
import { placedFiles, type PlacedFile } from '../../files/placed-file.ts'
import { isFrameAddress } from '../addresses.ts'
import { defineNode } from '../node-kind.ts'

export const mediaLimits = {
  alt: 500,
  caption: 500,
  title: 200,
  gallery: 60,
  pixels: 4_000,
  /** Pixels (document 001 §9). */
  leastWidth: 50,
} as const

const placed = (uuid: string): PlacedFile => ({ uuid, allow_doc_preview: null, allow_doc_download: null })

const caption = z.string().max(mediaLimits.caption).default('')
const alt = z.string().max(mediaLimits.alt).default('')
const share = z.number().min(0).max(1)
const side = z.int().min(1).max(100_000).nullable().default(null)

/** How a picture stands in its line; `inline` lets words run around it. */
export const imagePlaces = ['flex-start', 'center', 'flex-end', 'inline'] as const

/** A picture (document 001 §3, "Image block"). */
export const imageNode = defineNode({
  type: 'image',
  place: 'block',
  attrs: {
    /** The file of the storage; null while the picture is still at its first place, `src`. */
    fileId: fileUuid.nullable().default(null),
    /** Where the picture came from, kept when it could not be taken into the storage. */
    src: z.string().refine(isFrameAddress, 'picture_address').nullable().default(null),
    alt,
    caption,
    /** Pixels, or all the room there is. */
    width: z
      .union([z.int().min(mediaLimits.leastWidth).max(mediaLimits.pixels), z.literal('100%')])
      .nullable()
      .default(null),
    justify: z.enum(imagePlaces).default('flex-start'),
    hidemobile: z.boolean().default(false),
    hidetablet: z.boolean().default(false),
    hidedesktop: z.boolean().default(false),
    allowzoom: z.boolean().default(true),
    /** The part that is shown, in shares of the whole picture. */
    crop: z.object({ x: share, y: share, width: share, height: share }).nullable().default(null),
    /** The point that stays in sight where the picture is cut to fit. */
    focus: z.object({ x: share, y: share }).nullable().default(null),
    /** Pixels of the file, so that its room is kept while it loads. */
    naturalWidth: side,
    naturalHeight: side,
  },
  holds: 'nothing',
  words: (image) => [image.alt, image.caption].filter((words) => words !== '').join('\n'),
  files: ({ fileId }) => (fileId === null ? [] : [placed(fileId)]),
  isShown: true,
})

/** Files to look at and to download (document 001 §3, "File block"). */
export const fileBlockNode = defineNode({
  type: 'fileBlock',
  place: 'block',
  attrs: { files: placedFiles.default([]) },
  holds: 'nothing',
  files: ({ files }) => files,
  isShown: true,
})

/** A recording between words. */
export const audioNode = defineNode({
  type: 'audio',
  place: 'block',
  attrs: {
    fileId: fileUuid.nullable().default(null),
    title: z.string().max(mediaLimits.title).default(''),
  },
  holds: 'nothing',
  words: ({ title }) => title,
  files: ({ fileId }) => (fileId === null ? [] : [placed(fileId)]),
  isShown: true,
})

/** Pictures beside each other, each opened large by a press. */
export const galleryNode = defineNode({
  type: 'gallery',
  place: 'block',
  attrs: {
    columns: z.int().min(2).max(4).default(3),
    pictures: z
      .array(z.object({ fileId: fileUuid, alt, caption, naturalWidth: side, naturalHeight: side }))
      .max(mediaLimits.gallery)
      .default([]),
  },
  holds: 'nothing',
  words: ({ pictures }) =>
    pictures
      .flatMap((picture) => [picture.alt, picture.caption])
      .filter((words) => words !== '')
      .join('\n'),
  files: ({ pictures }) => [...new Set(pictures.map(({ fileId }) => fileId))].map(placed),
  isShown: true,
})
