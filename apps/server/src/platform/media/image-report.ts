import { z } from 'zod'

/** Longer sides of the pictures that are made, in pixels; never above the source. */
export const imageSizes: readonly number[] = [320, 640, 1280, 1920]

export const imageLimits = {
  pixels: 100_000_000,
  /** Of all frames together; above `pixels` it moves in small sizes alone, which take a third of a minute. */
  movingPixels: 250_000_000,
  heavySide: 640,
  largestSide: 1920,
  /** Above it AVIF takes longer than it saves. */
  avifSide: 1280,
  vectorBytes: 2_000_000,
} as const

/** Whether the first bytes of a picture are those of a drawing. */
export const isVector = (head: Buffer): boolean => /<svg[\s>]/i.test(head.subarray(0, 4096).toString('utf8'))

/** Before the code of a refusal on the output. */
export const refusalMark = 'refused: '

/** What was made of a picture. */
export const imageReport = z.object({
  width: z.int(),
  height: z.int(),
  format: z.string(),
  frames: z.int(),
  /** Of a scan of several pages, of which the first is shown. */
  pages: z.int().nullable(),
  /** Nothing but the picture stands in the file: it may be given to everybody as it is. */
  isBare: z.boolean(),
  products: z.array(
    z.object({
      path: z.string(),
      mime: z.string(),
      /** Its longer side; null for the whole picture without its metadata. */
      side: z.int().nullable(),
      width: z.int(),
      height: z.int(),
      bytes: z.int(),
    }),
  ),
})
export type ImageReport = z.infer<typeof imageReport>
