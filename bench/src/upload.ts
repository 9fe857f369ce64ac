import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'

const chunkBytes = 4 * 1024 * 1024
/** The bytes of every measured upload repeat this, so that none of them has to be kept. */
const chunk = randomBytes(chunkBytes)
// Plain letters: the measuring client reads answers as text, and other bytes would cost it more than the server.
for (let at = 0; at < chunkBytes; at += 1) chunk[at] = (chunk[at] ?? 0) & 0x7f
// An archive: nothing is made of it.
chunk.write('PK\u0003\u0004', 'latin1')

/** `bytes` of the upload from `start`. */
const partFrom = async function* (start: number, bytes: number): AsyncGenerator<Uint8Array> {
  let at = start
  while (at < bytes) {
    const within = at % chunkBytes
    const length = Math.min(chunkBytes - within, bytes - at)
    yield chunk.subarray(within, within + length)
    at += length
  }
}

/** SHA-256 of an upload of `bytes`. */
export const sumOf = async (bytes: number): Promise<string> => {
  const hash = createHash('sha256')
  for await (const part of partFrom(0, bytes)) hash.update(part)
  return hash.digest('hex')
}

/** SHA-256 of a stored file, as a reader gets it. */
export const storedSum = async (origin: string, token: string, uuid: string): Promise<string> => {
  const address = `${origin}/api/v1/files/${uuid}/download?origin=1`
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok || !reply.body) throw new Error(`The file answered ${reply.status}.`)
  const hash = createHash('sha256')
  const body: AsyncIterable<Uint8Array> = reply.body
  for await (const part of body) hash.update(part)
  return hash.digest('hex')
}

const encoded = (text: string): string => Buffer.from(text).toString('base64')

export interface BegunUpload {
  readonly address: string
  readonly uuid: string
}

/** Begins a resumable upload. */
export const begin = async (
  origin: string,
  token: string,
  bytes: number,
  name = 'measured.zip',
): Promise<BegunUpload> => {
  const reply = await fetch(`${origin}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': `filename ${encoded(name)},model ${encoded('storage')}`,
    },
  })
  if (reply.status !== 201) throw new Error(`The upload answered ${reply.status}: ${await reply.text()}`)
  return {
    address: `${origin}${reply.headers.get('location') ?? ''}`,
    uuid: reply.headers.get('upload-file-id') ?? '',
  }
}

/** How far an upload is, as the server tells it. */
export const offsetOf = async (address: string, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const reply = await fetch(address, { method: 'HEAD', headers })
  if (!reply.ok) throw new Error(`The upload answered ${reply.status}.`)
  return Number(reply.headers.get('upload-offset'))
}

/** Where the connection of an upload is cut, and what happens right before. */
export interface Cut {
  readonly at: number
  readonly first: () => Promise<void>
}

const cutParts = async function* (start: number, bytes: number, cut: Cut | undefined) {
  yield* partFrom(start, cut?.at ?? bytes)
  if (!cut) return
  await cut.first()
  throw new Error('The connection is cut here.')
}

/** Sends everything from `start` on, or up to a cut. */
export const send = (
  upload: BegunUpload,
  token: string,
  { start, bytes, cut }: { start: number; bytes: number; cut?: Cut },
): Promise<void> =>
  patch(upload, token, {
    start,
    bytes: bytes - start,
    body: Readable.toWeb(Readable.from(cutParts(start, bytes, cut))),
  })

/** Sends a whole file. */
export const sendBytes = (upload: BegunUpload, token: string, file: Uint8Array<ArrayBuffer>): Promise<void> =>
  patch(upload, token, { start: 0, bytes: file.length, body: file })

const patch = async (
  { address }: BegunUpload,
  token: string,
  { start, bytes, body }: { start: number; bytes: number; body: ReadableStream | Uint8Array<ArrayBuffer> },
): Promise<void> => {
  const reply = await fetch(address, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(start),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes),
    },
    body,
    duplex: 'half',
  })
  if (reply.status !== 204) throw new Error(`The upload answered ${reply.status}: ${await reply.text()}`)
}
