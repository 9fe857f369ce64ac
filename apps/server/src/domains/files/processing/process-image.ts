import { makeImages } from '../../../platform/media/image.ts'
import type { ProcessingContext } from './processing-context.ts'

/** Makes pictures of several sizes from one, upright and without its metadata, and the whole one for strangers. */
export const processImage = async (workshop: ProcessingContext): Promise<void> => {
  const { tools, source, folder, signal, note, tell, add } = workshop
  const report = await makeImages({ ffmpeg: tools.ffmpeg, file: source, folder, signal })
  const { width, height, frames, pages, format, isBare, products } = report
  await note({ width, height, pages, meta: { format, frames, isBare } })
  for (const [at, product] of products.entries()) {
    const { path, mime: mimeType, side, ...size } = product
    const made = side === null ? { role: 'clean' as const } : { role: 'image' as const, label: String(side) }
    await add(path, { ...made, kind: 'image', mimeType, ...size })
    tell((at + 1) / products.length)
  }
}
