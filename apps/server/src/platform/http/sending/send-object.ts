import type { FastifyReply, FastifyRequest } from 'fastify'
import { RangeOutsideError, type ByteRange, type ObjectStorage } from '../../storage/object-storage.ts'
import { notFound } from '../call-error.ts'

/** An object of the storage on its way to a reader. */
export interface ObjectToSend {
  readonly key: string
  readonly mimeType: string
  /** Changes whenever the bytes under the address do. */
  readonly etag: string
  /** Name of a download; null to show it in place. Types that a browser could run are never shown in place. */
  readonly downloadName: string | null
  /** Shown under this name when it is kept from the browser. */
  readonly name: string
  readonly cacheSeconds: number
}

/** Types that no browser runs: all that is ever shown in place. */
const shown =
  /^(image\/(jpeg|png|gif|webp|avif|apng|bmp|x-icon|vnd\.microsoft\.icon)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/(pdf|vnd\.apple\.mpegurl)|text\/vtt)$/

const guards = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'accept-ranges': 'bytes',
} as const

/**
 * Sends an object or a range of it, or says that the reader has it already. Whoever calls has decided that the reader
 * may have it.
 *
 * @throws CallError not_found when the object is gone
 */
export const sendObject = async (
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Pick<ObjectStorage, 'get' | 'head'>,
  object: ObjectToSend,
): Promise<FastifyReply> => {
  const { etag, cacheSeconds, mimeType } = object
  const isShown = object.downloadName === null && shown.test(mimeType)
  reply.headers({
    ...guards,
    etag,
    'cache-control': `private, max-age=${cacheSeconds}, immutable`,
    'content-type': shown.test(mimeType) ? mimeType : 'application/octet-stream',
    'content-disposition': dispositionOf(
      isShown ? 'inline' : 'attachment',
      object.downloadName ?? object.name,
    ),
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  try {
    return await sendBytes(request, reply, storage, object)
  } catch (error) {
    if (!(error instanceof RangeOutsideError)) throw error
    reply.removeHeader('content-disposition')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${error.totalBytes}`, 'cache-control': 'no-store' })
      .send()
  }
}

const sendBytes = async (
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Pick<ObjectStorage, 'get' | 'head'>,
  { key, etag }: ObjectToSend,
): Promise<FastifyReply> => {
  if (request.method === 'HEAD') {
    const head = await storage.head(key)
    if (!head) throw notFound('the bytes are gone')
    return reply.header('content-length', head.bytes).send()
  }
  const wanted = await rangeOf(request, etag, async () => (await storage.head(key))?.bytes ?? 0)
  const object = await storage.get(key, wanted)
  if (!object) throw notFound('the bytes are gone')
  const { start, end } = object.range
  reply.header('content-length', end - start + 1)
  if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${object.totalBytes}`)
  return reply.send(object.bytes ?? object.stream)
}

/** The range that a reader asks for; several at once, and ranges of another version, are answered with all of it. */
const rangeOf = async (
  { headers }: FastifyRequest,
  etag: string,
  totalBytes: () => Promise<number>,
): Promise<ByteRange | undefined> => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined
  if (first === '') {
    const total = await totalBytes()
    if (Number(last) === 0) throw new RangeOutsideError(total)
    return { start: Math.max(0, total - Number(last)) }
  }
  if (last === '') return { start: Number(first) }
  return Number(last) < Number(first) ? undefined : { start: Number(first), end: Number(last) }
}

/** RFC 6266: a name of plain letters for old programs, the real one encoded beside it (THREATS T34). */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '_')
    .replace(/["\\%/;]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
