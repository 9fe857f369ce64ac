import { makeImages } from '../../../platform/media/image.ts'
import type { Workshop } from './workshop.ts'

/** Makes pictures of several sizes from one, upright and without its metadata. */
export const processImage = async ({ source, folder, signal, note, tell, add }: Workshop): Promise<void> => {
  const { width, height, frames, format, products } = await makeImages({ file: source, folder, signal })
  await note({ width, height, meta: { format, frames } })
  for (const [at, product] of products.entries()) {
    const { path, mime: mimeType, side, ...size } = product
    await add(path, { role: 'image', kind: 'image', mimeType, label: String(side), ...size })
    tell((at + 1) / products.length)
  }
}
