import sharp from 'sharp'

/** The pixels of a picture as it is shown; null for what is none. Nothing is decoded. */
export const sizeOfPicture = async (
  bytes: Buffer,
): Promise<{ readonly width: number; readonly height: number } | null> => {
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}
