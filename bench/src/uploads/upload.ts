import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const chunkBytes = 4 * 1024 * 1024
/** The bytes of every measured upload repeat this, so that none of them has to be kept. */
const chunk = randomBytes(chunkBytes)
// Plain letters: the measuring client reads answers as text, and other bytes would cost it more than the server.
for (let at = 0; at < chunkBytes; at += 1) chunk[at] = (chunk[at] ?? 0) & 0x7f
// An archive: nothing is made of it.
chunk.write('PK\u0003\u0004', 'latin1')

/** An upload of `bytes`. */
const partsOf = function* (bytes: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes; at += chunkBytes) yield chunk.subarray(0, Math.min(chunkBytes, bytes - at))
}

/** Makes the file of an upload of `bytes`. */
export const writeFileOf = (path: string, bytes: number): Promise<void> =>
  pipeline(partsOf(bytes), createWriteStream(path))

/** SHA-256 of an upload of `bytes`. */
export const sumOf = (bytes: number): string => {
  const hash = createHash('sha256')
  for (const part of partsOf(bytes)) hash.update(part)
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
  model = 'storage',
): Promise<BegunUpload> => {
  const reply = await fetch(`${origin}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': `filename ${encoded(name)},model ${encoded(model)}`,
    },
  })
  if (reply.status !== 201) throw new Error(`The upload answered ${reply.status}: ${await reply.text()}`)
  return {
    address: `${origin}${reply.headers.get('location') ?? ''}`,
    uuid: reply.headers.get('upload-file-id') ?? '',
  }
}

/** Sends all of an upload of `bytes`. */
export const send = (upload: BegunUpload, token: string, bytes: number): Promise<void> =>
  patch(upload, token, bytes, Readable.toWeb(Readable.from(partsOf(bytes))))

/** Sends a file of so many bytes from the disk. */
export const sendFile = (upload: BegunUpload, token: string, path: string, bytes: number): Promise<void> =>
  patch(upload, token, bytes, Readable.toWeb(createReadStream(path, { highWaterMark: 1024 * 1024 })))

/** Sends a whole file. */
export const sendBytes = (upload: BegunUpload, token: string, file: Uint8Array<ArrayBuffer>): Promise<void> =>
  patch(upload, token, file.length, file)

const patch = async (
  { address }: BegunUpload,
  token: string,
  bytes: number,
  body: ReadableStream | Uint8Array<ArrayBuffer>,
): Promise<void> => {
  const reply = await fetch(address, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes),
    },
    body,
    duplex: 'half',
  })
  if (reply.status !== 204) throw new Error(`The upload answered ${reply.status}: ${await reply.text()}`)
}
