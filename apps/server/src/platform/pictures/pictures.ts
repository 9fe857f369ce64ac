import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { CallError } from '../http/call-error.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'

/** Longer sides of stored pictures in pixels; each size is a file of its own. */
export const pictureSizes = [256, 512, 1280] as const
export type PictureSize = (typeof pictureSizes)[number]

/** What is made of a picture: `square` cuts its middle out, `wide` cuts 16:9 out, `inside` keeps its shape. */
export type PictureFit = 'square' | 'inside' | 'wide'

const sizesOf: Readonly<Record<PictureFit, readonly PictureSize[]>> = {
  square: [256, 512],
  inside: [256, 512],
  wide: [512, 1280],
}

/** Bytes that a sender may send, decoded. */
const mostBytes = 1024 * 1024
/** Pixels before anything is decoded: a small file can claim to be huge (THREATS T32). */
const mostPixels = 40_000_000

const formats = new Set(['jpeg', 'png', 'webp'])

/** Key of a picture: unguessable, so that who knows it was told. */
export const pictureKey = /^[A-Za-z0-9_-]{22}$/

/** Where a stored picture is found by browsers. */
export const pictureUrl = (key: string, size: PictureSize): string => `/pictures/${key}-${size}`

/** Where the storage keeps one size of a picture. */
export const pictureObject = (key: string, size: PictureSize): string => `pictures/${key}/${size}.webp`

/**
 * Keeps a picture that somebody sent: decoded, turned upright, made small, everything else in the file thrown away.
 *
 * @param image base64 of a JPEG, PNG or WebP, with or without `data:…;base64,`
 * @returns the key of the stored picture
 * @throws CallError picture_too_large, picture_unreadable
 */
export const storePicture = async (
  storage: Pick<ObjectStorage, 'put'>,
  { image, fit }: { image: string; fit: PictureFit },
): Promise<string> => {
  const bytes = decode(image)
  const key = randomBytes(16).toString('base64url')
  const sizes = sizesOf[fit]
  const files = await Promise.all(sizes.map((size) => resize(bytes, size, fit)))
  for (const [index, size] of sizes.entries()) {
    const file = files[index]
    if (file) await storage.put(pictureObject(key, size), file)
  }
  return key
}

/** The bytes of a stored picture; null when it is gone. */
export const readPicture = async (
  storage: Pick<ObjectStorage, 'get'>,
  key: string,
  size: PictureSize,
): Promise<Buffer | null> => {
  const object = await storage.get(pictureObject(key, size))
  if (!object) return null
  if (object.bytes) return Buffer.from(object.bytes)
  const parts: Buffer[] = []
  for await (const part of object.stream) if (part instanceof Uint8Array) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** Removes a stored picture. */
export const removePicture = async (storage: Pick<ObjectStorage, 'delete'>, key: string): Promise<void> => {
  if (!pictureKey.test(key)) return
  for (const size of pictureSizes) await storage.delete(pictureObject(key, size))
}

const decode = (image: string): Buffer => {
  const text = image.replace(/^data:[a-z/+.-]{1,40};base64,/, '')
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(text)) throw unreadable('not base64')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length <= mostBytes) return bytes
  throw new CallError('picture_too_large', { fields: { image: ['picture_too_large'] } })
}

const resize = async (bytes: Buffer, size: PictureSize, fit: PictureFit): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.has(format)) throw unreadable(`a ${format}`)
    return await picture
      .autoOrient()
      .resize(size, fit === 'wide' ? Math.round((size * 9) / 16) : size, {
        fit: fit === 'inside' ? 'inside' : 'cover',
        withoutEnlargement: fit === 'inside',
      })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    if (error instanceof CallError) throw error
    throw unreadable(error instanceof Error ? error.message : 'unknown')
  }
}

const unreadable = (detail: string): CallError =>
  new CallError('picture_unreadable', { fields: { image: ['picture_unreadable'] }, detail })
