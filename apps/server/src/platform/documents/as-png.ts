import sharp from 'sharp'

/** Pixels of the longer side: a page shows no more. */
const longest = 2_000

/** A picture as PNG; null for what is none. */
export const asPng = async (bytes: Buffer): Promise<Buffer | null> => {
  try {
    return await sharp(bytes)
      .rotate()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
